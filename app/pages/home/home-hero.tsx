import { Trans, t } from "#words";
import { claims } from "../../content/claims.ts";
import { collection } from "../../content/countries.ts";
import { many } from "../../content/counts.ts";
import { inList } from "../../content/in-words.ts";
import { langOf, methods, priceRange } from "../../content/methods.ts";
import { sampleTotal, sampleTransfers, sampleVolumes } from "../../content/sample.ts";
import { inDigits, inShort } from "../../content/spoken.ts";
import { Actions, ContactAction, StartAction } from "../../sections/actions.tsx";
import { ReadersCountries } from "../../sections/readers-countries.tsx";
import strips from "../../sections/shares.module.css";
import { Transfer } from "../../sections/transfer.tsx";
import { dyeAt } from "../../sections/warp.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Pause } from "../../ui/pause.tsx";
import { Lane, LaneTurn } from "../../weave/lane.tsx";
import { Strip } from "../../weave/strip.tsx";
import { CurrencyWarps } from "../../weave/warps.tsx";
import styles from "./home-hero.module.css";

/** The collection currencies in the order of the warps: the naira first. */
const warps = [...collection].sort(
  (a, b) => Number(b.currency === "NGN") - Number(a.currency === "NGN"),
);

/** They are named in turn. */
const audiences = [
  t({ message: "Merchants", context: "after “One API for”" }),
  t({ message: "PayFacs", context: "after “One API for”" }),
  t({ message: "Acquirers", context: "after “One API for”" }),
  t({ message: "IMTOs", context: "after “One API for”" }),
] as const;

/** For screen readers, which do not read the changing words. */
const listed = inList(audiences);

const lines = t`${{ count: claims.corridors.figure }} corridors.\nOne API for`.split("\n");

const does =
  t`Collect in ${{ count: many.collection }} African currencies.\nPay out to a bank or a phone.`.split(
    "\n",
  );

/** The legends' names for the two dyes that carry a meaning, by their tokens in `tokens.css`. */
const dyes = { orange: t`Orange`, green: t`Green` } as const;

/** The meaning of the two, once on the site: at the top of the home page. */
const key = [
  t`${{ orange: dyes.orange }}: in transit.`,
  t`${{ green: dyes.green }}: settled.`,
] as const;

export function HomeHero() {
  return (
    <section className={styles.hero} data-words="">
      <div className={`wrap g12 ${styles.grid}`}>
        <h1 className="headline" aria-label={`${lines.join(" ")} ${listed}`}>
          {lines.map((line) => (
            <span key={line} role="none">{`${line} `}</span>
          ))}
          <Lane leaves>
            {/* word.ts shows one after the other. */}
            <span className={styles.words} role="none">
              {audiences.map((audience, i) => (
                <span
                  key={audience}
                  role="none"
                  data-word={`${audience} `}
                  data-shown={i === 0 ? "" : undefined}
                >
                  {i === 0 && `${audience} `}
                </span>
              ))}
            </span>
          </Lane>
        </h1>
        <div className={styles.copy}>
          <p className="lede">
            {does.map((line) => (
              <span key={line}>{`${line} `}</span>
            ))}
          </p>
          <Actions>
            <StartAction />
            <ContactAction about={t`Request Proposal`} label={t`Request Proposal`} />
          </Actions>
          <p className="small soft">{t`A corridor is a payment route. Get Started opens the customer app.`}</p>
          <div className={styles.foot}>
            <Pause label={t`Pause animation`} paused={false} />
            <p className={`label ${styles.key}`} aria-hidden="true">
              {key.map((says) => (
                <span key={says}>{`${says} `}</span>
              ))}
            </p>
          </div>
        </div>
        <div className={`at-once ${styles.warps}`}>
          <CurrencyWarps of={warps} />
        </div>
        <div className={`at-once ${styles.board}`}>
          <SampleBoard />
        </div>
        <Prices />
        <ReadersCountries className={styles.there} />
        <LaneTurn />
      </div>
    </section>
  );
}

/** Each method's price, in its colour at the top of /merchants. */
function Prices() {
  return (
    <dl className={styles.prices}>
      {methods.map((method, index) => {
        const range = priceRange(method);
        return (
          <div key={method.id} className={dyeAt(index)}>
            <dt lang={langOf(method)}>{method.name}</dt>
            <dd className="num tnum">
              {method.capped ? (
                <Trans>
                  {range}, <small>capped</small>
                </Trans>
              ) : (
                range
              )}
            </dd>
            {index === methods.length - 1 && (
              <dd>
                <ButtonLink variant="link" href="/pricing">
                  {t`Pricing`}
                </ButtonLink>
              </dd>
            )}
          </div>
        );
      })}
    </dl>
  );
}

/** A sample of the dashboard, with invented figures, labelled so. */
function SampleBoard() {
  return (
    <section className={styles.sample} aria-label={t`Dashboard, sample data`}>
      <p className={`dyed label ${styles.title}`}>{t`Dashboard, sample data`}</p>
      <div className={styles.halves}>
        <div>
          <p className={`label ${styles.measured}`}>
            <Trans>
              Total volume <span aria-hidden="true">Bars: value in USD</span>
            </Trans>
          </p>
          <p className={`num tnum ${styles.total}`}>
            {`${inDigits(sampleTotal.amount)} `}
            <small translate="no">{sampleTotal.currency}</small>
          </p>
          <ul className={`tnum ${styles.volumes} ${strips.shares}`}>
            {sampleVolumes.map(({ currency, amount }) => (
              <li key={currency}>
                <b translate="no">{currency}</b> <span>{inShort(amount)}</span>{" "}
                <span>
                  <Strip currency={currency} run="across" />
                </span>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <p className="label">{t`Transfers`}</p>
          <ul className={styles.transfers}>
            {sampleTransfers.map((transfer) => (
              <Transfer key={transfer.time} {...transfer} />
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
