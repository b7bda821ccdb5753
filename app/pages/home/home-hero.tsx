import { Trans, t } from "#words";
import { audiences } from "../../content/audiences.ts";
import { claims, figure } from "../../content/claims.ts";
import { collection } from "../../content/countries.ts";
import { stripeRule } from "../../content/currencies.ts";
import { inList } from "../../content/in-words.ts";
import { methods, price } from "../../content/methods.ts";
import { Actions, ContactAction, StartAction } from "../../sections/actions.tsx";
import { SampleBoard } from "../../sections/sample-board.tsx";
import { Pause } from "../../ui/pause.tsx";
import { Lane } from "../../weave/lane.tsx";
import { CurrencyWarps } from "../../weave/warps.tsx";
import { animation } from "./animation.ts";
import styles from "./home-hero.module.css";

/** The collection currencies as they stand as warps: the naira first. */
const warps = [...collection].sort(
  (a, b) => Number(b.currency === "NGN") - Number(a.currency === "NGN"),
);

/** What a screen reader says, while the words change unread. */
const listed = inList(audiences);

const corridors = t`${{ count: figure(claims.corridors) }} corridors. `;
const invitation = t`One API for `;

export function HomeHero() {
  return (
    <section className={styles.hero} data-words="">
      <div className={`wrap g12 ${styles.grid}`}>
        <h1 className="headline" aria-label={`${corridors}${invitation}${listed}`}>
          <span>{corridors}</span>
          <span>{invitation}</span>
          <Lane>
            {/* word.ts shows one after the other. */}
            <span className={styles.words}>
              {audiences.map((audience, i) => (
                <span key={audience} data-word={audience} data-shown={i === 0 ? "" : undefined}>
                  {i === 0 && audience}
                </span>
              ))}
            </span>
          </Lane>
        </h1>
        <div className={styles.copy}>
          <p className="lede">
            <Trans>
              Cloud-native infrastructure for <span>cross-border</span> payments, built in Africa
              with global reach.
            </Trans>
          </p>
          <Actions>
            <StartAction />
            <ContactAction about={t`Request Proposal`} label={t`Request Proposal`} />
          </Actions>
          <div className={styles.pause}>
            <Pause what={animation} playing />
          </div>
          <dl className={`small ${styles.prices}`}>
            {methods.map((method) => (
              <div key={method.id}>
                <dt>{method.name}</dt>
                <dd className="num tnum">{price(method)}</dd>
              </div>
            ))}
          </dl>
          <a className={`small ${styles.countries}`} href="/country-coverage">
            {t`Collect in ${{ countries: inList(collection.map(({ country }) => country)) }}`}
          </a>
        </div>
        <div className={styles.warps}>
          <CurrencyWarps of={warps} />
        </div>
        <p className={`small ${styles.key}`}>{stripeRule}</p>
        <div className={styles.board}>
          <SampleBoard />
        </div>
      </div>
    </section>
  );
}
