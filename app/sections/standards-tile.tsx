import { Trans, t } from "#words";
import { standardNames } from "../content/claims.ts";
import { Tile } from "./board.tsx";
import { Claim } from "./claim.tsx";

const [cards = "", management = ""] = standardNames;

/** The two standards, each of which leads to what is said of it. */
export function StandardsTile() {
  return (
    <Tile term={t`Standards`}>
      <Trans>
        <Claim of="pci-dss">{cards}</Claim> and <Claim of="iso-27001">{management}</Claim>.
      </Trans>
    </Tile>
  );
}
