import { Fragment } from "react";
import { Trans, t } from "#words";
import type { CurrencyCode } from "../../content/currencies.ts";
import { contactAbout } from "../../content/links.ts";
import { langOf, methods } from "../../content/methods.ts";
import { Quiet } from "../../sections/quiet.tsx";
import { WithoutScripts } from "../../sections/without-scripts.tsx";
import { Link, LoneLink } from "../../ui/link.tsx";
import { Live } from "../../ui/live.tsx";
import { Table } from "../../ui/table.tsx";
import { Select, ToolField } from "../../ui/tool-field.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { formatAmount, withoutSign } from "./amount.ts";
import { currencyChoices, MONTH, rangeInWords } from "./estimate.ts";
import styles from "./month.module.css";
import {
  type Fees,
  feesOf,
  type Month,
  monthCsv,
  monthOf,
  monthToFragment,
  type Part,
  partsOf,
  percent,
  priceSubject,
} from "./month.ts";
import { useAsked } from "./use-asked.ts";

const ANSWER = "month-fees";
const columns = [t`Method`, t`Fee`, t`What is left`];
const notation = {
  read: monthOf,
  write: monthToFragment,
  hasAnswer: (month: Month) => !("errors" in feesOf(month)),
};

/** The estimator for a month of payments by several methods. Without scripts it shows one worked example. */
export default function PricingMonth() {
  const { asked, answered, field, isTyping, isAnswered, type, commit, change } = useAsked(notation);
  const hydrated = useHydrated();
  const { currency } = asked;
  const fees = feesOf(answered);
  const judged = feesOf(asked);
  // A wrong sum is an error of the share that was changed last.
  const lastShare = (methods.find(({ id }) => id === field) ?? methods.at(-1))?.id;
  const errorOf = (name: keyof Month) => {
    if (!("errors" in judged) || (isTyping && name === field)) return undefined;
    return judged.errors[name === lastShare && !judged.errors[name] ? "shares" : name];
  };
  const fieldOf = (name: keyof Month, label: string) => (
    <ToolField
      key={name}
      name={`month-${name}`}
      label={label}
      inputMode={name === "average" ? "decimal" : "numeric"}
      value={asked[name]}
      onInput={(text) => type(name, text)}
      onCommit={commit}
      shows={ANSWER}
      error={errorOf(name)}
    />
  );

  return (
    <Quiet
      id={MONTH}
      title={t`A month, in money`}
      lede={t`What a month of payments costs, by method, from the published prices.`}
      under={
        <>
          <WithoutScripts what={t`Another month`} />
          <div className={`scripted ${styles.fields}`}>
            {fieldOf("payments", t`Payments a month`)}
            {fieldOf("average", t`Average amount`)}
            <Select
              name="month-currency"
              label={t`Currency`}
              options={currencyChoices}
              value={currency}
              onChoose={(currency) =>
                change("currency", (month) => ({
                  ...month,
                  currency,
                  average: withoutSign(month.average, month.currency),
                }))
              }
            />
            <fieldset>
              <legend>{t`Share of each method, in percent`}</legend>
              {methods.map(({ id, name }) => fieldOf(id, name))}
            </fieldset>
          </div>
        </>
      }
    >
      <div id={ANSWER} className={styles.answer}>
        <p className="label">
          {"errors" in fees
            ? t`Example`
            : t`Example: ${currency} ${{ amount: formatAmount(fees.total.amount, currency) }} in a month`}
        </p>
        <Shares fees={fees} />
        <Table
          caption={t`Fees of a month`}
          columns={columns}
          rows={"errors" in fees ? unanswered : partsOf(fees).map((part) => rowOf(part, currency))}
        />
        <p className="small soft">
          <Trans>
            The piece at the end of each bar is the highest fee. Bank transfer may cost less: its
            cap is not published, so the least total counts it as zero.{" "}
            <Link href={contactAbout(t`Tax and other fees`)}>Ask us</Link> about the flat fee for
            disbursements (payouts), tax and currency conversion, which are not included.
          </Trans>
        </p>
      </div>
      <div className={styles.ways}>
        <Link
          lone
          href={contactAbout("errors" in fees ? t`Our price` : priceSubject(answered, fees))}
        >
          {t`Ask for our price`}
        </Link>
        <span className="scripted">
          <LoneLink
            href={hydrated && !("errors" in fees) ? fileOf(monthCsv(fees, currency)) : undefined}
            download="month.csv"
          >
            {t`Download as CSV`}
          </LoneLink>
        </span>
      </div>
      <Live>{isAnswered && announcementOf(fees, currency)}</Live>
    </Quiet>
  );
}

/** While an entry is refused, no old figure stands beside it. */
const unanswered = [...methods, { id: "total", name: t`Total` }].map(({ id, name }) => ({
  id,
  cells: [
    <Fragment key="method">
      <span>{name}</span> <small />
    </Fragment>,
    <Fragment key="fee">
      <span>–</span> <small />
    </Fragment>,
    "–",
  ],
}));

const fileOf = (csv: string) => `data:text/csv;charset=utf-8,${encodeURIComponent(csv)}`;

/** A strip as long as the month’s amount: a piece for each method, which ends with its highest fee. */
function Shares({ fees }: { fees: Fees }) {
  let end = 0;
  return (
    <svg className={styles.strip} width="100%" height="56" aria-hidden="true">
      {!("errors" in fees) &&
        methods.map(({ id, high }, index) => {
          const share = fees.parts[index]?.share ?? 0;
          const fee = (share * high) / 10_000;
          end += share;
          return (
            share > 0 && (
              <g key={id}>
                <rect x={`${end - share}%`} width={`${share}%`} height="100%" />
                <rect x={`${end - fee}%`} width={`${fee}%`} height="100%" />
              </g>
            )
          );
        })}
    </svg>
  );
}

function rowOf({ id, name, share, amount, fee, left, inPercent }: Part, currency: CurrencyCode) {
  return {
    id,
    cells: [
      <Fragment key="method">
        <span lang={id === "total" ? undefined : langOf({ id })}>{name}</span>{" "}
        <small>{`${percent(share)}, ${formatAmount(amount, currency)}`}</small>
      </Fragment>,
      <Fragment key="fee">
        <span>{rangeInWords(fee, currency)}</span> <small>{inPercent}</small>
      </Fragment>,
      rangeInWords(left, currency),
    ],
  };
}

/** Said when a month is requested, not during typing. */
function announcementOf(fees: Fees, currency: CurrencyCode): string {
  if ("errors" in fees) return Object.values(fees.errors).join(". ");
  const { fee, left } = fees.total;
  return t`${{ fee: rangeInWords(fee, currency) }} in fees, in ${currency}. ${{ left: rangeInWords(left, currency) }} left.`;
}
