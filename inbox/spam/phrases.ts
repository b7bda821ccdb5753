/** What those write who sell to every website, and who write to us does not. */
interface PhraseList {
  readonly reason: string;
  /** Of each different phrase, and how many of them count. */
  readonly weight: number;
  readonly most: number;
  readonly phrases: readonly RegExp[];
}

/*
 * A phrase must say that somebody sells to us. Words of payments, loans, casinos, crypto or beneficiaries are
 * those of our customers. What weighs 4 holds a message back, unless its other words are those of our
 * visitors. What weighs 2 needs a second phrase or another sign. The text is in lower case, with straight quotes and
 * single spaces.
 */
export const phraseLists = [
  {
    reason: "search ranking",
    weight: 4,
    most: 1,
    phrases: [
      /\bback ?links?\b/gu,
      /\bdo-? ?follow\b/gu,
      /\bguest ?post(?:s|ing)?\b/gu,
      /\blink (?:insertion|exchange|building)/gu,
      /\bdomain authority\b|\bda ?\d\d\+/gu,
      /\b(?:1st|first|top|page (?:1|one))(?: (?:page|results?|position|ranking)s?)?,? (?:of|on|in) (?:the )?google\b/gu,
      /\bgoogle(?:'s)? (?:1st|first|top|3-pack|page (?:1|one)|ranking|penalty)/gu,
      /\brank(?:s|ed|ing|ings)? (?:\w+ ){0,6}(?:google|bing|search engines?)\b/gu,
      /\bseo (?:audit|report|packages?|services?|experts?|agency|plans?|proposal|consultant|errors?|work)\b|\bcheap seo\b/gu,
      /\bnetwork of (?:\w+-?\w* )?(?:blogs|sites)\b|\bcontextual (?:mention|link)s?\b/gu,
      /\bpremi[eè]re page (?:de|sur) google\b|\br[eé]f[eé]rencement (?:naturel|seo|google|de votre)|\baudit seo\b/gu,
      /\bposicionamiento (?:web|seo|en google)|\bposi[cç][aã]o no google\b/gu,
      /продвижени\p{L}* (?:\p{L}+ )?сайт|(?:百度|谷歌|seo)优化/gu,
    ],
  },
  {
    reason: "form mailing",
    weight: 4,
    most: 1,
    phrases: [
      /\b(?:contact|feedback|web) ?forms? of (?:web ?)?sites\b|\b(?:website|through|via|using) (?:the )?(?:contact|feedback) forms\b/gu,
      /\bmillions of (?:web ?sites|contact forms|sites)\b|\b(?:ad|form|message) ?blast(?:s|ing|er)?\b|\b(?:in front of|reach|to) \d+ million\b/gu,
      /\bmessage is (?:sent|created) automatically\b|\bdid you just read this\b/gu,
      /\bi write about (?:your )?(?:the )?prices?\b/gu,
      /рассылк\p{L}*/gu,
    ],
  },
  {
    reason: "lists and leads",
    weight: 4,
    most: 1,
    phrases: [
      /\b(?:e-?mail|attendees?|leads?|prospects?|decision[- ]makers?) (?:contact )?(?:lists?|databases?)\b|\b(?:list|database) of (?:[\w,.]+ ){0,4}(?:e-?mails|contacts|executives|cfos|ceos)\b/gu,
      /\bverified (?:\w+ )?(?:contacts|e-?mails|leads)\b|\bsend counts\b/gu,
      /\b(?:qualified|exclusive|targeted|fresh|potential) (?:\w+ )?(?:leads|appointments|visitors|traffic|buyers)\b|\bpay[- ]per[- ](?:lead|appointment)\b|\breal (?:human )?traffic\b/gu,
    ],
  },
  {
    reason: "videos",
    weight: 4,
    most: 1,
    phrases: [
      /\b(?:explainer|animated|whiteboard|promo(?:tional)?) (?:and \w+ )?videos?\b/gu,
      /\b\d\d[- ]second (?:animated )?videos?\b/gu,
    ],
  },
  {
    reason: "loan offers",
    weight: 4,
    most: 1,
    phrases: [
      /\bno (?:collateral|credit checks?)\b|\bbad credit\b|\bpre-?approved for\b|\bmerchant cash advance of\b/gu,
      /\bdo you need (?:an? )?(?:urgent |business )?(?:loan|funding|working capital|capital)\b|\bloans? (?:and|or) project (?:funding|financing)\b|\b\d+% interest rate\b/gu,
      /\bprojects? (?:to finance|in need of fund\w*|for funding)\b|\bdebt or equity\b|\b(?:government|business) grants? of\b/gu,
      /\boffre de pr[eê]ts?\b|\bpr[eê]ts? entre particuliers?\b|\bpr[eé]stamos? r[aá]pidos?\b/gu,
    ],
  },
  {
    reason: "easy money",
    weight: 4,
    most: 1,
    phrases: [
      /\bdouble your (?:bitcoins?|btc|crypto|money|investment|deposit)|\bpassive income\b|\bguaranteed (?:profits?|returns?|income)\b/gu,
      /\b(?:earn|made|make|income)\b[^.!?]{0,30}[$€£] ?\d[\d.,]*(?: [\p{L}-]+){0,3} (?:daily|(?:per|an?|every|each|first) (?:day|week|hour))\b|\bearn [$€£] ?\d[\d.,]* daily\b/gu,
      /\b(?:trading|forex|crypto) (?:bot|signals)\b|\b(?:recovery|certified) (?:hacker|recovery)s?\b|\brecovery expert\b|\b\d+% win rate\b/gu,
      /\bbe your own boss\b|\bwork from home\b|\b9 to 5\b|\b(?:crypto |token )?airdrop\b|\bclaim your (?:free )?(?:tokens|prize|reward|bonus)\b/gu,
    ],
  },
  {
    reason: "gambling offers",
    weight: 4,
    most: 1,
    phrases: [
      /\bfree spins\b|\b(?:no deposit|welcome|casino|betting) bonus\b|\bslots? (?:gacor|online|for real money)\b|\bsitus (?:slot|judi|togel)\b|\bjudi online\b/gu,
      /\b(?:1xbet|mostbet|melbet|pin-?up) (?:promo|bonus|casino)\b|\bplay (?:slots|now and win)\b/gu,
    ],
  },
  {
    reason: "pills and adult",
    weight: 4,
    most: 1,
    phrases: [
      /\bviagra\b|\bcialis\b|\blevitra\b|\bwithout (?:a )?prescription\b|\bno prescription\b|\bmale enhancement\b|\b(?:buy|order) (?:\w+ )?(?:steroids|pills|xanax|tramadol)\b/gu,
      /\breplica (?:watch|rolex|bag|hand|designer)|\bcheap (?:gucci|rolex|louis|nike)/gu,
      /\b(?:hot|single|sexy|lonely) (?:\w+ )?(?:girls?|wom[ae]n|ladies) (?:in|near|from|waiting|looking)\b|\bmy (?:private|hot|nude) (?:photos|pics|videos)\b|\bescorts? (?:in|service|girls)\b|\bvip escorts?\b/gu,
      /\blooking for (?:an? )?(?:serious |good |kind |rich )(?:man|men|husband|relation\w*)\b|\bi (?:will )?send you my photos?\b/gu,
      /\blose (?:weight|\d+ ?(?:kg|pounds|lbs))\b|\bweight[- ]loss\b|\bketo (?:gummies|diet)\b/gu,
    ],
  },
  {
    reason: "forgeries",
    weight: 4,
    most: 1,
    phrases: [
      /\bfullz\b|\b(?:sell|selling|buy) (?:cloned?|fresh) (?:credit )?cards?\b|\bdumps (?:with|\+) pin\b/gu,
      /\b(?:buy|produce|sell) (?:\w+ )?(?:passports?|diplomas?|driv\w+ licen[sc]es?)\b|\bundetectable\b|代开\p{L}{0,4}发票/gu,
    ],
  },
  {
    reason: "advance fee",
    weight: 2,
    most: 2,
    phrases: [
      /\bnext of kin\b|\bbarrister\b|\blate (?:client|husband|father|president)\b|\binheritance\b|\bwidow\b|\bdonate my\b|\bcompensation (?:of|fund)\b|\bhonest person\b/gu,
      /\bthe sum of (?:us)?[$€£]|[$€£] ?\d[\d.,]* ?(?:million|m)\b|\b(?:100%|hundred percent) risk[- ]free\b|\bselected to receive\b|\batm card\b|\bdelivery fee\b|\brelease of the funds?\b|\bdear beneficiary\b/gu,
      /\b(?:wealthy|silent|private) investors?\b|\bbeneficiary of (?:a|the) (?:will|fund|lottery)|\bgold (?:dust|bars)\b|\bserious buyers?\b|\bbrokers? who introduce\b|\bcontact my (?:lawyer|attorney|secretary)\b/gu,
    ],
  },
  {
    reason: "threats",
    weight: 2,
    most: 2,
    phrases: [
      /\bhacked your\b|\byour databases?\b|\bin (?:bitcoins?|btc)\b|\b(?:bc1|[13])[a-z0-9]{14,}\b|\bleak(?:ed|ing)? (?:it|them|your)\b|\brecorded you\b|\bwebcam\b|\bto all (?:your )?contacts\b|\bpersonal data leaked\b/gu,
      /\binfring\w+|\bcopyright(?:ed)?\b|\b(?:will|going to) sue\b|\bdownload the (?:evidence|document|invoice|file|attachment)|\bavoid legal action\b|\bde-?index|\bremoved from google\b|\b(?:site|website) will be dead\b/gu,
      /\b(?:ada|wcag) compliant\b|\bcould be fined\b|\bmore porn\b|\bporn and\b/gu,
    ],
  },
  {
    reason: "false notices",
    weight: 2,
    most: 2,
    phrases: [
      /\bdomain(?: name)? (?:\w+ ){0,4}(?:expir\w+|and trademark)\b|\bdomain expiration\b|\bas the registrar\b|\b(?:final|last|urgent) (?:renewal )?(?:notice|email)\b/gu,
      /\b(?:mailbox|webmail|inbox) (?:\w+ ){0,3}(?:is full|storage|quota|upgrade)|\bverify your (?:account|mailbox|email)\b|\bincoming messages are\b|\bavoid (?:deactivation|suspension|interruption|termination|cancellation|legal action)\b/gu,
      /\bsearch engine (?:listing|submission)\b|\boverdue invoice\b|\bamount due\b|\b(?:directory|company) listing\b|\bfailure to (?:act|pay|respond|complete)\b|\bis about to expire\b/gu,
    ],
  },
  {
    reason: "followers and publicity",
    weight: 2,
    most: 2,
    phrases: [
      /\b(?:real|instagram|tiktok|youtube|\d+[km]) (?:\w+ )?(?:followers|subscribers|likes|views)\b|\bi'?a?m an influencer\b|\bmedia kit\b/gu,
      /\b(?:promote|featur(?:e|ing)) your (?:brand|business|company|site|website|products?)\b|\b(?:5[- ]star|google|trustpilot) (?:\w+ )?(?:\w+ )?reviews\b|\bwikipedia pages?\b/gu,
      /\bget (?:\w+ )?(?:business |company |brand )?featured (?:on|in)\b|\bpermanent\b|\b\d+\+? (?:news|media) (?:sites|outlets)\b|\bbuy (?:real |instagram |5 star )/gu,
    ],
  },
  {
    reason: "outsourcing",
    weight: 2,
    most: 2,
    phrases: [
      /\b(?:web ?site|web|app|logo|software|wordpress) (?:re-?)?(?:design|development)\b|\bmobile app(?:lication)? develop\w+|\b(?:re-?)?design (?:your (?:web ?site|logo)|(?:\w+ )?logos)\b|\bcr[eé]ation de sites?\b|\bagence digitale\b|\bdise[nñ]o web\b/gu,
      /\boffshore\b|\b(?:india|philippines|pakistan|bangladesh)[- ]based\b|\b(?:company|firm|agency|assistants?) (?:from|in|based in) (?:india|the philippines|pakistan|bangladesh)\b|\bvirtual assistants?\b|\bdata entry\b|\bbpo\b|\bdedicated (?:team|developers?)\b/gu,
      /\b(?:a|no) chat ?bot\b|\bai (?:agent|chat ?bot|receptionist)s? (?:answers?|for your)\b|\b(?:software|our) widget\b|\bnative translators?\b|\btranslation into\b|\bbackground removal\b|\bclipping path\b|\bretouching\b/gu,
      /\bshopify expert\b|\b(?:e-?mail marketing|facebook ads)\b|\bcpanel\b|\bunlimited bandwidth\b|\bcheap (?:\w+ )?hosting\b/gu,
    ],
  },
  {
    reason: "wholesale",
    weight: 2,
    most: 2,
    phrases: [
      /\b(?:professional|leading|reliable|original) (?:\w+ ){0,2}(?:manufacturer|supplier|factory|exporter)s?\b|\bfactory prices?\b|\bmoq\b|\bfree samples?\b|\b(?:catalog(?:ue)?) and price\b|\bcompetitive prices?\b|\bestablish(?:ing)? (?:\w+ )?business relation/gu,
      /\b(?:this is|i am) \w+ from [\w ]{0,20}(?:factory|company|manufacturer)\b|\bdo you have any need\b|\bcbd (?:oil|gummies)\b|\bbuy and sell usdt\b|\bcash on hand\b|厂|批发/gu,
    ],
  },
  {
    reason: "about our site",
    weight: 2,
    most: 1,
    phrases: [
      /\b(?:was|came|been) (?:just )?(?:on|across|to|through) your (?:\w+ )?(?:web ?site|site|store)\b|\b(?:visit(?:ed|ing)?|brows(?:ed|ing)|review(?:ed|ing)|check(?:ed|ing)(?: out)?) (?:\w+ )?(?:your (?:web ?)?(?:site|page)|[\w-]+\.\w+ and)\b/gu,
      /\bi noticed (?:that )?your (?:web ?)?site\b|\bwinds up at your site\b|\binformation on your site\b|\bpass[eé]e? sur votre site\b|\bvisto (?:su|tu|vuestra|sua) (?:p[aá]gina|web|site)/gu,
      /\b(?:increase|boost|grow|improve|skyrocket|double|bring) (?:\w+ ){0,3}your (?:\w+ )?(?:website|site|sales|business|brand|traffic|revenue|store|conversions?|rankings?|search)\b|\bboostez vos\b|\b(?:coming|directly|visitors) to your (?:web ?)?site\b|\bowner of this (?:store|site|business)\b/gu,
    ],
  },
  {
    reason: "greeting",
    weight: 2,
    most: 1,
    phrases: [
      /\b(?:hi|hello|dear|attention|greetings?),? (?:to )?(?:the )?(?:webmaster|(?:web)?site (?:owner|admin)|business owner|beneficiary|admin|e-?mail user|user|dear)\b|\bdear friend\b|\bhowdy\b|\bpositive reply\b|\bglad to write to you\b/gu,
    ],
  },
  {
    reason: "sales talk",
    weight: 1,
    most: 4,
    phrases: [
      /\b(?:only|just|from|at|costs?|for|cost is|partir de|up to) (?:only |just |about )?(?:[$€£] ?\d[\d,.]*|\d[\d,.]* ?(?:[$€£]|usd|euros?|eur)(?!\p{L}))|(?:[$€£] ?\d[\d.,]*|\d+ usd) ?(?:per|an?|\/) ?(?:word|image|hour|hr|visit|post|lead|month|review|link|[\d,]+ visits)\b/gu,
      /\bprice ?lists?\b|\bour (?:portfolio|packages?|previous work|services|plans)\b|\b(?:free|no[- ]obligation) (?:\w+ ){0,3}(?:audit|trial|quote|consultation|report|samples?|channel|shipping|test)\b|\btry (?:it )?(?:out )?(?:for )?free\b|\b(?:audit|devis) gratuit\b|\bno credit card\b|\bno contract\b/gu,
      /\b\d+% (?:off|discount|guaranteed?|real|safe|unique|approval)\b|\bmoney[- ]back\b|\bclick (?:here|on the|the link|below)\b|\b(?:order|buy|apply|join|register|act|invest) (?:now|here|today)\b|\border my\b|\bbuy my\b/gu,
      /\binterested\b|\bunsubscribe\b|\bopt[- ]?out\b|\bstop receiving\b|\breply (?:stop|for|with|to)\b|\b(?:limited time|today only|only today|this week only|spots are limited|before it closes|before midnight)\b/gu,
      /\b(?:may|can|shall|should) i send you\b|\bmay i send\b|\bi (?:can|could|will|'ll) (?:also )?(?:send|show|offer|help)\b|\bsend (?:you|over) (?:\w+ ){0,3}(?:details|pricing|proposal|examples)\b|\bi actually help businesses\b/gu,
      /\b(?:affordable|lowest|cheap(?:est)?) (?:price|rate|cost)s?\b|\bguaranteed\b|\bbest (?:quality|price|rate|time to call)\b|\b(?:profitable|business|commercial|special) (?:offer|proposal)s?\b|\bmake offer for you\b|\bmore info\b|\bbook here\b/gu,
      /\bwe (?:can |also )?(?:supply|provide|offer|deliver|put|place|recover|produce)\b|\bnous (?:vous )?(?:offrons|proposons)\b|\bje vous propose\b|\bofrecemos\b|\bsin compromiso\b|\bnossa tabela\b/gu,
      /\b(?:are you (?:paying too much|tired|still|struggling|looking for)|would you like (?:to|thousands|more|your)|do you want|have you (?:lost|ever thought|considered)|did you know|did your company|tired of|is your (?:hosting|web ?site|business)|does your company|you(?: may)? qualify|if you (?:are eligible|qualify)|check (?:eligibility|if you)|may be owed)\b/gu,
      /!!!|>>/gu,
    ],
  },
] as const satisfies readonly PhraseList[];
