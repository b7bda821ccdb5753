import type { ReactNode } from "react";
import { Trans, t } from "#words";
import { standards } from "../../content/claims.ts";
import { many } from "../../content/counts.ts";
import { atStart, inWords } from "../../content/in-words.ts";
import { Board, Tile } from "../../sections/board.tsx";
import { Claim } from "../../sections/claim.tsx";
import { Quiet } from "../../sections/quiet.tsx";
import { Stated } from "../../sections/rich.tsx";

const [cards, management] = standards;
const pciDss = `${cards.name} ${cards.detail}`;
const iso27001 = management.name;
const sdks = atStart(many.sdks);

const pillars: readonly { title: string; text: ReactNode }[] = [
  {
    title: t`Compliance first`,
    text: (
      <Trans>
        KYC/AML programmes, <Claim of="pci-dss">{pciDss}</Claim> and{" "}
        <Claim of="iso-27001">{iso27001}</Claim>, and licensing in operating jurisdictions.
      </Trans>
    ),
  },
  {
    title: t`Customer focused`,
    text: (
      <Trans>
        <Claim of="sdks">{sdks} SDKs</Claim>, signed webhooks and a sandbox, with plans for
        merchants, PayFacs, acquirers and enterprise.
      </Trans>
    ),
  },
  {
    title: t`Global reach`,
    text: (
      <Trans>
        Access to global payment networks, with <Stated of="complianceCountries" />.
      </Trans>
    ),
  },
];

export function Pillars() {
  return (
    <Quiet wide title={t`${{ count: atStart(inWords(pillars.length)) }} pillars`}>
      <Board>
        {pillars.map(({ title, text }) => (
          <Tile key={title} term={title}>
            {text}
          </Tile>
        ))}
      </Board>
    </Quiet>
  );
}
