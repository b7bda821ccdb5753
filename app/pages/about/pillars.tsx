import type { ReactNode } from "react";
import { t } from "#words";
import { standards } from "../../content/claims.ts";
import { many } from "../../content/counts.ts";
import { atStart, inWords } from "../../content/in-words.ts";
import { Board, Tile } from "../../sections/board.tsx";
import { Quiet } from "../../sections/quiet.tsx";
import { rich } from "../../sections/rich.tsx";

const [cards, management] = standards;
const pciDss = `${cards.name} ${cards.detail}`;
const iso27001 = management.name;
const sdks = atStart(many.sdks);

const pillars: readonly { title: string; text: ReactNode }[] = [
  {
    title: t`Compliance first`,
    text: rich(
      t`KYC/AML programmes, [${pciDss}](claim:pci-dss) and [${iso27001}](claim:iso-27001), and licensing in operating jurisdictions.`,
    ),
  },
  {
    title: t`Customer focused`,
    text: rich(
      t`[${sdks} SDKs](claim:sdks), signed webhooks and a sandbox, with plans for merchants, PayFacs, acquirers and enterprise.`,
    ),
  },
  {
    title: t`Global reach`,
    text: rich(t`Access to global payment networks, with [](claim:complianceCountries).`),
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
