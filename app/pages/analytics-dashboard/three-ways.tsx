import { t } from "#words";
import { DocumentationAction } from "../../sections/actions.tsx";
import { Board, Tile } from "../../sections/board.tsx";
import { Quiet } from "../../sections/quiet.tsx";

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
          {t`Webhooks: events sent in real time, signed and retried. [Webhooks](/webhooks)`}
        </Tile>
        <Tile term={t`For tests`}>
          {t`The sandbox, isolated from production. [Sandbox](/sandbox)`}
        </Tile>
      </Board>
    </Quiet>
  );
}
