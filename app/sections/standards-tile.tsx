import { Trans, t } from "#words";
import { standardNames } from "../content/claims.ts";
import { Tile } from "./board.tsx";
import { Claim } from "./claim.tsx";

const [cards = "", management = ""] = standardNames;

/** The two standards, each linked to its details. */
export function StandardsTile() {
  return (
    <Tile term={t`Standards`}>
      <Trans>
        <Claim of="pci-dss">{cards}</Claim> and <Claim of="iso-27001">{management}</Claim>.
      </Trans>
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
