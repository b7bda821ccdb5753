import { claims } from "../../app/content/claims.ts";
import { counts } from "../../app/content/counts.ts";
import { rulerMarks } from "../../app/content/methods.ts";
import { sampleVolumes } from "../../app/content/sample.ts";
import { scenarios } from "../../app/content/sandbox.ts";
import { settlement } from "../../app/content/settlement.ts";
import { waits } from "../../app/content/webhooks.ts";

const { standard } = settlement;

/**
 * Facts that drawings are proportioned by: a stylesheet that uses `var(--fact-methods)` is built with the number. A
 * `style` attribute could not carry it, because the content security policy allows none.
 */
export const facts: ReadonlyMap<string, string> = new Map(
  Object.entries({
    methods: counts.methods,
    /** The largest count that is drawn line by line, and the one of compliance coverage. */
    lines: Math.max(claims.currencies.value, claims.remittanceCountries.value),
    "compliance-countries": claims.complianceCountries.value,
    sdks: counts.sdks,
    /** The number of days from the payment to the last day of settlement, both included. */
    days: 1 + Math.max(...Object.values(settlement).map(({ to }) => to)),
    /** The number of days on which standard settlement can be. */
    "standard-days": 1 + standard.to - standard.from,
    /** The last mark of a price ruler. */
    percents: Math.max(...rulerMarks) / 100,
    tests: scenarios.length,
    /** The columns of the attempts. */
    waits: waits.map((wait) => `${wait.toFixed(3)}fr`).join(" "),
    /** The share of the last of them. */
    "last-wait": ((waits.at(-1) ?? 0) / waits.reduce((sum, wait) => sum + wait)).toFixed(4),
    volumes: sampleVolumes.length,
    /** In percent of the largest. */
    ...Object.fromEntries(sampleVolumes.map(({ share }, index) => [`share-${index + 1}`, share])),
  }).map(([name, value]) => [`--fact-${name}`, String(value)]),
);
