import { t } from "#words";
import { collection } from "../../content/countries.ts";
import { many } from "../../content/counts.ts";
import { leftOf, type Price } from "../../content/fees.ts";
import { atStart } from "../../content/in-words.ts";
import {
  disbursementFee,
  langOf,
  methodOf,
  methods,
  price,
  priceRange,
  sampleCharge,
} from "../../content/methods.ts";
import { settlement, settlementDays, settlementName } from "../../content/settlement.ts";
import { inDigits } from "../../content/spoken.ts";
import { Actions, ContactAction, StartAction } from "../../sections/actions.tsx";
import { Claim } from "../../sections/claim.tsx";
import { AfterStart, Question, Questions, WhenSettled } from "../../sections/questions.tsx";
import { Quiet } from "../../sections/quiet.tsx";
import { ReadersCountries } from "../../sections/readers-countries.tsx";
import { Paragraph, rich } from "../../sections/rich.tsx";
import { Section } from "../../sections/section.tsx";
import { bar, Closing, Stage } from "../../sections/stage.tsx";
import { Step, Track } from "../../sections/track.tsx";
import { dyeAt } from "../../sections/warp.ts";
import { across } from "../../sections/way.ts";
import { falling } from "../../weave/lane.tsx";
import { Strip } from "../../weave/strip.tsx";
import styles from "./merchants.module.css";

export default function Merchants() {
  return (
    <>
      <MerchantsHero />
      <CollectionCurrencies />
      <ExamplePayment />
      <MerchantQuestions />
      <Closing
        emblem="/merchants"
        headline={t`Start\ncollecting`}
        lede={t`Open the customer app, or say what you sell and where.`}
        about={t`Collecting payments as a merchant`}
      />
    </>
  );
}

function CollectionCurrencies() {
  return (
    <Section
      dyed
      crosses
      title={t`${{ count: atStart(many.collection) }} currencies to collect in`}
      lede={t`One for each country with [listed local collection](/country-coverage). [](claim:currencies) are covered by multi-currency processing. The [FX Engine](/fx-engine) converts between currencies.`}
    >
      <CurrencyStrips />
    </Section>
  );
}

function MerchantQuestions() {
  return (
    <Questions title={t`Questions from merchants`} terms of="merchants">
      <WhenSettled asked={t`When are we paid?`} />
      <Question asked={t`What does the agreement set?`}>
        {t`The [Fees & Payments](/terms-of-service#fees-payments) section of the terms lists it. [Say what you sell and where](ask:All fees for our account), and get all fees.`}
      </Question>
      <AfterStart />
      <Question asked={t`What does a bank transfer cost at most?`}>
        {t`The fee for bank transfer is capped at the local limit. [Ask us](ask:Cap on the bank transfer fee in our country) for the limit in your country.`}
      </Question>
      <Question asked={t`Can we test before we go live?`}>
        {t`Yes. The [sandbox](/sandbox) is isolated from production. Your developers can follow the [Integration checklist](/api-documentation#checklist).`}
      </Question>
      <Question asked={t`How do we hear of refunds and disputes?`}>
        {t`Your system receives an event for each: \`refund.processed\`, \`dispute.created\`, \`dispute.resolved\` and \`chargeback.received\`.`}
      </Question>
    </Questions>
  );
}

function ExamplePayment() {
  const method = methodOf("mobile-money");
  return (
    <Quiet wide crosses settles title={t`Example: one ${{ method: method.inSentence }} payment`}>
      <Track kind="money" fee={{ at: 2, of: method.high }}>
        <Step title={t`Your customer pays ${{ amount: inDigits(sampleCharge) }}`}>
          {t`Event: \`payment.pending\``}
        </Step>
        <Step title={t`The payment completes`}>{t`Event: \`payment.successful\``}</Step>
        <Step title={t`The fee is ${{ price: priceRange(method) }}`}>
          {t`${{ amount: received(method) }} is left after the published fee.`}
        </Step>
        <Step title={t`Fast settlement is at ${{ days: settlementDays(settlement.fast) }}`}>
          {t`Event: \`settlement.completed\``}
        </Step>
      </Track>
      <p className="small soft">
        {rich(
          t`Prices are the published ones. The fee is drawn four times as high as it is. [Webhooks](/webhooks)`,
        )}
      </p>
    </Quiet>
  );
}

/** The local currencies of collection, edge to edge; bare warps represent those to come. */
function CurrencyStrips() {
  return (
    <div className={styles.cloth}>
      <i className={`${across} ${styles.lane}`} />
      <ul className={styles.strips}>
        {collection.map(({ country, currency }) => (
          <li key={currency}>
            <p>
              <b translate="no">{currency}</b> {country}
            </p>
            <Strip currency={currency} />
          </li>
        ))}
        <li className={styles.more}>
          <p>{rich(t`**More** coming`)}</p>
          <i />
        </li>
      </ul>
    </div>
  );
}

const methodCount = atStart(many.methods);
const currencyCount = atStart(many.collection);
const fast = settlementName(settlement.fast);
const standard = settlementName(settlement.standard);

/** The price table, drawn: the methods end at the lane, and the amount received is below it. */
function MerchantsHero() {
  return (
    <Stage
      topic={t`Payments for merchants`}
      className={styles.hero}
      leaves="right"
      headline={t`They pay\ntheir way.\nYou get paid.`}
      caption={t`${{ count: methodCount }} payment methods join into one settled payment.`}
      drawing={
        <>
          <i className={bar.lane} />
          <p className={`${bar.green} ${falling} ${styles.settled}`}>
            {t`Example: ${{ amount: inDigits(sampleCharge) }} less published fee`}
          </p>
          <dl className={styles.ways}>
            {methods.map((method, index) => (
              <div key={method.id} className={dyeAt(index)}>
                <dt data-thread="ends" lang={langOf(method)}>
                  {method.name}
                </dt>
                <dd className={`num tnum ${styles.price}`}>
                  <Claim lone of={method.id}>
                    {price(method)}
                  </Claim>
                </dd>
                <dd className={`num tnum ${bar.green} ${falling} ${styles.received}`}>
                  <small aria-hidden="true">{method.name}</small>
                  <span className="sr">{t`Less the published fee: `}</span>
                  <b>{received(method)}</b>
                </dd>
              </div>
            ))}
          </dl>
        </>
      }
    >
      <Paragraph className="lede">
        {t`${methodCount} payment methods through one API. [${currencyCount} collection currencies](claim:collection), more coming. Settlement tiers: [${fast}](claim:fast-settlement) and [${standard}](claim:standard-settlement).`}
      </Paragraph>
      <Paragraph className="soft">
        {t`Payouts (disbursements) by bank transfer or mobile money: ${disbursementFee}. [Estimate a fee](/pricing#estimate)`}
      </Paragraph>
      <Actions>
        <StartAction />
        <ContactAction about={t`Collecting payments as a merchant`} />
      </Actions>
      <ReadersCountries />
    </Stage>
  );
}

/** The amount received of the sample charge: "9,620 to 9,860", "At least 9,900", or "9,944". */
function received(price: Price): string {
  const { least = 0n, most } = leftOf(BigInt(sampleCharge), price);
  if (most === undefined) return t`At least ${{ least: inDigits(least) }}`;
  return least === most
    ? inDigits(most)
    : t`${{ least: inDigits(least) }} to ${{ most: inDigits(most) }}`;
}
