import { t } from "#words";
import { claims } from "../../content/claims.ts";
import { many } from "../../content/counts.ts";
import { langOf, methods, price } from "../../content/methods.ts";
import { Actions, DocumentationAction, StartAction } from "../../sections/actions.tsx";
import { Claim } from "../../sections/claim.tsx";
import { rich } from "../../sections/rich.tsx";
import { bar, Stage } from "../../sections/stage.tsx";
import { times } from "../../weave/weave.ts";
import styles from "./gateway-hero.module.css";

/** A warp for each endpoint. */
const endpoints = times(claims.endpoints.value, (index) => <b key={index} />);

/** In a view box of one unit for a part of the lane, and two for a row: each part ends in the middle of its row. */
const count = methods.length;
const ends = times(count, (index) => `V${2 * (count - index) - 1}h-1`).join("");

/** One lane through every endpoint, then a part of it for each method. */
export function GatewayHero() {
  return (
    <Stage
      level={1}
      topic={t`Payment Gateway`}
      className={styles.hero}
      headline={t`One API,\n${{ methods: many.methods }} ways\nto be paid`}
      emblem="/payment-gateway"
      drawing={
        <>
          <i className={`only-phone ${bar.orange} ${styles.fall}`} />
          <i className={`${bar.lane} ${bar.cased} ${styles.lane}`} />
          <div className={`not-phone ${styles.endpoints}`}>{endpoints}</div>
          <dl className={styles.ways}>
            {methods.map((method) => (
              <div key={method.id}>
                <dt lang={langOf(method)}>{method.name}</dt>
                <dd className="num tnum">
                  <Claim lone of={method.id}>
                    {price(method)}
                  </Claim>
                </dd>
              </div>
            ))}
          </dl>
          <svg
            className={`only-phone ${styles.comb}`}
            width="40"
            height="272"
            viewBox={`0 0 ${count} ${2 * count}`}
            preserveAspectRatio="none"
            shapeRendering="crispEdges"
            aria-hidden="true"
          >
            <path d={`M0 0h${count}${ends}z`} />
          </svg>
        </>
      }
      after={
        <div className={`small soft ${styles.notes}`}>
          <p>{t`One API, ${{ methods: many.methods }} payment methods.`}</p>
          <p>
            {rich(
              t`Prices are per transaction. The fee for bank transfer is capped at the local limit. USSD is a short code dialled on a phone, without internet. [Pricing](/pricing)`,
            )}
          </p>
        </div>
      }
    >
      <p className="lede">
        {rich(
          t`Accept local cards, mobile money, bank transfer and USSD through a single API with [](claim:endpoints).`,
        )}
      </p>
      <Actions>
        <StartAction label={t`Start Integration`} />
        <DocumentationAction />
      </Actions>
    </Stage>
  );
}
