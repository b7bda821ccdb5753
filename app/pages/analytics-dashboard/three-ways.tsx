import { Trans, t } from "#words";
import { DocumentationAction } from "../../sections/actions.tsx";
import { Board, Tile } from "../../sections/board.tsx";
import { Quiet } from "../../sections/quiet.tsx";
import { Link } from "../../ui/link.tsx";

/** The same payments as a chart, as events into a system, and as events inside of the sandbox. */
export function ThreeWays() {
  return (
    <Quiet
      wide
      title={t`Dashboard or webhooks`}
      under={
        <p className="actions">
          <DocumentationAction variant="default" />
        </p>
      }
    >
      <Board>
        <Tile
          term={t`For people`}
        >{t`The dashboard: volumes, transfers and their status in one view.`}</Tile>
        <Tile term={t`For systems`}>
          <Trans>
            Webhooks: events sent in real time, signed and retried.{" "}
            <Link href="/webhooks">Webhooks</Link>
          </Trans>
        </Tile>
        <Tile term={t`For tests`}>
          <Trans>
            The sandbox, isolated from production. <Link href="/sandbox">Sandbox</Link>
          </Trans>
        </Tile>
      </Board>
    </Quiet>
  );
}
