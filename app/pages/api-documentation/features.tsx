import { t } from "#words";
import { claims, statement } from "../../content/claims.ts";
import { many } from "../../content/counts.ts";
import { atStart } from "../../content/in-words.ts";
import { Board, Tile } from "../../sections/board.tsx";
import { Claim } from "../../sections/claim.tsx";
import { Quiet } from "../../sections/quiet.tsx";

export function Features() {
  return (
    <Quiet wide title={t`Endpoints, events, SDKs and tests`}>
      <Board>
        {/* The hero links this number already. */}
        <Tile term={atStart(statement(claims.endpoints))}>{t`In a single API.`}</Tile>
        <Tile term={<Claim lone of="events">{t`${{ count: atStart(many.events) }} events`}</Claim>}>
          {t`Signed, retried, filtered. [Webhooks](/webhooks)`}
        </Tile>
        <Tile term={<Claim lone of="sdks">{t`${{ count: atStart(many.sdks) }} SDKs`}</Claim>}>
          {t`Software development kits, each with its own page. [SDKs & Libraries](/sdks-libraries)`}
        </Tile>
        <Tile
          term={
            <Claim
              lone
              of="scenarios"
            >{t`${{ count: atStart(many.scenarios) }} things to test`}</Claim>
          }
        >
          {t`With test credentials. [Sandbox](/sandbox)`}
        </Tile>
      </Board>
    </Quiet>
  );
}
