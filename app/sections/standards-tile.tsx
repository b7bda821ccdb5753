import { t } from "#words";
import { standardNames } from "../content/claims.ts";
import { Tile } from "./board.tsx";

const [cards = "", management = ""] = standardNames;

/** The two standards, each linked to its details. */
export function StandardsTile() {
  return (
    <Tile term={t`Standards`}>
      {t`[${cards}](claim:pci-dss) and [${management}](claim:iso-27001).`}
    </Tile>
  );
}

/** The standards, and the measures that keep data safe: for a board. */
export const controlTiles = [
  <StandardsTile key="standards" />,
  <Tile key="data" term={t`Data`}>{t`Encrypted.`}</Tile>,
  <Tile key="access" term={t`Access`}>
    {t`Role-based, with multi-factor authentication (MFA) for privileged accounts.`}
  </Tile>,
];
