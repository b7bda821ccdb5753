import { brand } from "../../content/brand.ts";
import styles from "./what-to-write.module.css";

const parts: readonly { term: string; text: string }[] = [
  {
    term: "Who you are",
    text: "Merchant, payment facilitator, acquirer, enterprise, money transfer operator or developer.",
  },
  { term: "Collections", text: "Countries, currencies and payment methods." },
  { term: "Payouts", text: "Countries, and whether to a bank account or a phone." },
  { term: "Settlement", text: "Standard, fast or, for enterprise, instant." },
  { term: "What you need", text: "A price, a document or an answer." },
];

/** What makes the first answer a useful one. */
export function WhatToWrite() {
  return (
    <>
      <h2>What to include</h2>
      <dl className={styles.parts}>
        {parts.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd className="soft">{text}</dd>
          </div>
        ))}
      </dl>
      {brand.helloMailbox && (
        <p className="small soft">
          The form takes text. Email files, such as a questionnaire, to the address above.
        </p>
      )}
    </>
  );
}
