import { t } from "#words";
import { type Claim, claimsReviewed, register } from "../../content/claims.ts";
import { longDate } from "../../content/dates.ts";
import { atStart } from "../../content/in-words.ts";
import { contactAbout, numberId } from "../../content/links.ts";
import { Quiet } from "../../sections/quiet.tsx";
import folds from "../../ui/fold.module.css";
import { Link, LoneLink } from "../../ui/link.tsx";
import styles from "./register.module.css";

const groups = [...new Set(register.map(([, { group }]) => group))];

/**
 * Every public number: what it counts, and what to ask about it. Its groups are folded. The rows come after the
 * `details`, so that paper and pages without scripts show them without a control.
 */
export function Register() {
  return (
    <Quiet
      wide
      id="numbers"
      title={t`What our numbers cover`}
      lede={t`Each figure that we publish: what it counts, and a link that asks us about the rest. Uptime, response and FX savings are as stated by us. Last reviewed ${{ date: longDate(new Date(claimsReviewed)) }}.`}
    >
      <div className={styles.register}>
        {groups.map((group) => (
          <section key={group}>
            <h3>{group}</h3>
            <details className={folds.fold}>
              <summary>{group}</summary>
            </details>
            <dl>
              {register
                .filter(([, entry]) => entry.group === group)
                .map(([key, entry]) => (
                  <Row key={key} id={numberId(key)} {...entry} />
                ))}
            </dl>
          </section>
        ))}
      </div>
    </Quiet>
  );
}

function Row({ id, figure, of, value, covers, notStated, list }: Claim & { id: string }) {
  const subject =
    value === undefined
      ? t({ message: `${{ figure }} ${{ of }}: ${{ notStated }}`, context: "not a number" })
      : t`${{ figure }} ${{ of }}: ${{ notStated }}`;
  return (
    <div>
      <dt id={id}>
        <b className="num tnum">{atStart(figure)}</b>
        {` ${of}`}
      </dt>
      <dd>
        {covers}
        {list && (
          <>
            {" "}
            <Link href={list.href}>{list.label}</Link>
          </>
        )}
      </dd>
      <dd>
        <LoneLink href={contactAbout(atStart(subject))}>{notStated}</LoneLink>
      </dd>
    </div>
  );
}
