import { Trans, t } from "#words";
import { claims, statement } from "../../content/claims.ts";
import { many } from "../../content/counts.ts";
import { atStart } from "../../content/in-words.ts";
import { Board, Tile } from "../../sections/board.tsx";
import { Claim } from "../../sections/claim.tsx";
import { Quiet } from "../../sections/quiet.tsx";
import { Link } from "../../ui/link.tsx";

export function Features() {
  return (
    <Quiet wide title={t`Endpoints, events, SDKs and tests`}>
      <Board>
        {/* The hero links this number already. */}
        <Tile term={atStart(statement(claims.endpoints))}>{t`In a single API.`}</Tile>
        <Tile term={<Claim lone of="events">{t`${{ count: atStart(many.events) }} events`}</Claim>}>
          <Trans>
            Signed, retried, filtered. <Link href="/webhooks">Webhooks</Link>
          </Trans>
        </Tile>
        <Tile term={<Claim lone of="sdks">{t`${{ count: atStart(many.sdks) }} SDKs`}</Claim>}>
          <Trans>
            Software development kits, each with its own page.{" "}
            <Link href="/sdks-libraries">SDKs &amp; Libraries</Link>
          </Trans>
        </Tile>
        <Tile
          term={
            <Claim
              lone
              of="scenarios"
            >{t`${{ count: atStart(many.scenarios) }} things to test`}</Claim>
          }
        >
          <Trans>
            With test credentials. <Link href="/sandbox">Sandbox</Link>
          </Trans>
        </Tile>
      </Board>
    </Quiet>
  );
}
