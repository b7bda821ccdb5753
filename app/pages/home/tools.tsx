import { t } from "#words";
import { claims } from "../../content/claims.ts";
import { collection } from "../../content/countries.ts";
import { atStart, inWords } from "../../content/in-words.ts";
import { methods } from "../../content/methods.ts";
import type { Path } from "../../content/paths.ts";
import { Board, Tile } from "../../sections/board.tsx";
import { Quiet } from "../../sections/quiet.tsx";
import { rich } from "../../sections/rich.tsx";
import { Link } from "../../ui/link.tsx";

interface Tool {
  readonly href: Path;
  readonly name: string;
  readonly does: string;
  /** The emphasised part, and the words after it. */
  readonly offers: readonly [string, string];
}

const tools: readonly Tool[] = [
  {
    href: "/payment-gateway",
    name: t`Payment Gateway`,
    does: t`${{ count: atStart(inWords(methods.length)) }} payment methods.`,
    offers: [String(collection.length), t`collection countries`],
  },
  {
    href: "/fx-engine",
    name: t`FX Engine`,
    does: t`Converts between currencies.`,
    offers: [claims.fxSavings.figure, claims.fxSavings.of],
  },
  {
    href: "/compliance-suite",
    name: t`Compliance Suite`,
    does: t`KYC and AML in one suite.`,
    offers: [atStart(claims.complianceCountries.figure), claims.complianceCountries.of],
  },
  {
    href: "/analytics-dashboard",
    name: t`Analytics Dashboard`,
    does: t`Volumes, transfers and status.`,
    offers: [t`Volume`, t`per currency`],
  },
];

const count = atStart(inWords(tools.length));

export function Tools() {
  return (
    <Quiet
      wide
      title={t`Tools for managing payments`}
      lede={rich(t`${count} products for cross-border payments. [Find your solution](/solutions)`)}
    >
      <Board>
        {tools.map(({ href, name, does, offers: [figure, of] }) => (
          <Tile key={href} term={<Link href={href}>{name}</Link>}>
            {`${does} `}
            <b>{figure}</b>
            {` ${of}.`}
          </Tile>
        ))}
      </Board>
    </Quiet>
  );
}
