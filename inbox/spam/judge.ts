import type { ContactMessage } from "../form.ts";
import { learned } from "./wording.ts";

/** The facts about a message when it arrives. */
export interface Evidence {
  readonly message: ContactMessage;
  /** The content of the field that people do not see. */
  readonly hidden: string;
  /** The age of the page's token in milliseconds; undefined if there was none, or none of ours. */
  readonly tokenAge: number | undefined;
  /** Recent senders of the same text (`textDigest`). */
  readonly repeats: {
    /** How many came from the address of this message. */
    readonly sameAddress: number;
    /** From how many others it came, however often. */
    readonly otherAddresses: number;
  };
}

/** The score from which a message is held back: a sum of log odds, the wording's and those of each sign. */
const HELD = 3;
/** So much the wording alone says for that, and against it: innocent words excuse one sign below 5. */
const LOUDEST = 4;
const QUIETEST = -2;

/** In milliseconds. Nobody types a message in less; but a browser may fill in a draft. */
const FASTEST_MS = 3000;
/** Copies from one address: an impatient visitor sends a second and a third. */
const PATIENT_COPIES = 3;
/** Other addresses with the same text: a visitor corrects a wrong one, a colleague asks too; five are a wave. */
const WAVE = 5;
/** Letters besides a link, below which the message is only the link. */
const FEW_LETTERS = 30;

const link =
  /\bhttps?:\/\/[^\s<>"\]]+|\bwww\.[^\s<>"\]]+|\b(?:[a-z\d-]{1,63}\.){1,4}(?!(?:[jt]sx?|php|py|java|json|html?)\/)[a-z]{2,}\/[^\s<>"\]]*/gu;
const shortener =
  /\b(?:bit\.ly|tinyurl\.com|cutt\.ly|rb\.gy|is\.gd|t\.ly|t\.co|ow\.ly|goo\.gl|shorturl\.at|rebrand\.ly|s\.id|clck\.ru|adf\.ly)\//u;
const boardCode = /\[(?:url|link)=|\[\/(?:url|link)\]/u;
const anchor = /<a\s[^>]*href=["']?http/u;
const messenger = /\bt\.me\/|\btg: ?@|\b(?:telegram|skype|icq|wechat)\b|微信/u;
const whatsApp = /\bwhats ?app\b/u;
/** Scripts that hardly anybody uses in the countries that we serve. */
const foreignLetter =
  /[\p{Script=Cyrillic}\p{Script=Han}\p{Script=Hangul}\p{Script=Thai}\p{Script=Hiragana}\p{Script=Katakana}]/gu;
/** `vBnMzXcLkJ` and `sdkfjh`, but not `onPaymentFailed`: short runs of small letters, or hardly a vowel. */
const random = /(?:\p{Ll}{1,3}\p{Lu}{1,4}){3}|[b-df-hj-np-tv-xzB-DF-HJ-NP-TV-XZ]{4}/u;
/** Letters alone, which keys, links, paths and most code are not. */
const word = /(?<![^\s"'(])[\p{L}\p{M}]{2,}(?!:\/|[^\s"'),.:;?!])/gu;
/** A word, or a character of a script that writes them without spaces. */
const wordOrCharacter = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[\p{L}\d]+/gu;

/** Signs other than the wording, and their weight. */
const signs = {
  // People cannot see it, and browsers do not fill it in.
  "hidden field": 10,
  // Nobody sends the same sentences a fourth time, or from a sixth address.
  repeated: 10,
  // A program; or a visitor whose browser filled in a draft.
  "too fast": 2,
  // A program; or a visitor without scripts, or one whose request was lost.
  "no token": 1,
  // Forums read it; nobody types it here.
  "board code": 4,
  // Links for search engines; or a developer who quotes a page.
  "HTML link": 3,
  // It hides where it leads; but some share documents so.
  "short link": 2,
  // Everybody links to a shop, a profile or a log.
  link: 1,
  // "hey" and an address.
  "little but a link": 3,
  // Customers in Africa give a number for WhatsApp; few of them name another messenger.
  messenger: 2,
  WhatsApp: 1,
  // Less spam than it seems: a tour operator in Kyiv and a factory in Shenzhen have customers here.
  "foreign script": 1,
  // A program that looks for forms without a check.
  "random letters": 4,
  "one word": 4,
} as const;

export type Reason = "wording" | keyof typeof signs;

/**
 * Why a message is held back, the weightiest reason first; empty if it goes out. Pure; takes less than a
 * millisecond. `wording` is given by tests.
 */
export function judge(evidence: Evidence, wording = learned): readonly Reason[] {
  const { subject, message } = evidence.message;
  const text = plain(`${subject}\n${message}`);
  const odds = Math.max(QUIETEST, Math.min(LOUDEST, wording(evidence.message)));
  const found: readonly Found[] = [["wording", odds], ...signsIn(evidence, text)];
  if (found.reduce((sum, [, weight]) => sum + weight, 0) < HELD) return [];
  return found
    .filter(([, weight]) => weight >= 1)
    .toSorted(([, a], [, b]) => b - a)
    .map(([reason]) => reason);
}

type Found = readonly [reason: Reason, weight: number];

function signsIn({ message, hidden, tokenAge, repeats }: Evidence, text: string): readonly Found[] {
  const linked = text.search(link) >= 0;
  const letters = count(text, /\p{L}/gu);
  const body = plain(message.message);
  const beside = count(body.replace(link, ""), /\p{L}/gu);
  const special = anchor.test(text) || shortener.test(text) || text.includes("t.me/");
  const seen: Readonly<Record<keyof typeof signs, boolean>> = {
    "hidden field": hidden !== "",
    repeated: repeats.sameAddress >= PATIENT_COPIES || repeats.otherAddresses >= WAVE,
    "too fast": tokenAge !== undefined && tokenAge < FASTEST_MS,
    "no token": tokenAge === undefined,
    "board code": boardCode.test(text),
    "HTML link": anchor.test(text),
    "short link": shortener.test(text),
    link: linked && !special,
    "little but a link": linked && beside < FEW_LETTERS,
    messenger: messenger.test(text),
    WhatsApp: whatsApp.test(text),
    "foreign script": count(text, foreignLetter) > letters / 3,
    "random letters":
      isScrambled(message.message) || [message.name, message.subject].every(isScrambled),
    "one word": new Set(body.match(wordOrCharacter)).size < 2,
  };
  return Object.entries(signs).map(([sign, weight]) => [
    sign as keyof typeof signs,
    seen[sign as keyof typeof signs] ? weight : 0,
  ]);
}

/** Most of its words are random letters. */
function isScrambled(text: string): boolean {
  const words = text.match(word) ?? [];
  return words.filter((each) => random.test(each)).length * 2 > words.length;
}

const count = (text: string, what: RegExp) => text.match(what)?.length ?? 0;

const plain = (text: string) =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[‘’ʼ`]/g, "'")
    .replace(/[\s\p{Cf}]+/gu, " ");
