import styles from "./what-to-write.module.css";

const parts: readonly { term: string; text: string }[] = [
  {
    term: "Who you are",
    text: "A merchant, PayFac, acquirer, enterprise or IMTO. A developer, too.",
  },
  { term: "Where the money starts", text: "Countries and currencies you collect in." },
  { term: "Where it has to go", text: "Countries, currencies, and whether to a bank or a phone." },
  { term: "How it is paid", text: "Card, mobile money, bank transfer or USSD." },
  {
    term: "How soon it must settle",
    text: "Standard, fast or, for enterprise, instant settlement.",
  },
  { term: "What you need from us", text: "A price, a document, or an answer." },
];

/** What makes the first answer a useful one. */
export function WhatToWrite() {
  return (
    <div>
      <h2>What to write, so that the first answer helps</h2>
      <dl className={styles.parts}>
        {parts.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd className="soft">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="small soft">
        Leave out card numbers, passwords and keys. Nobody needs them to answer you.
      </p>
    </div>
  );
}
