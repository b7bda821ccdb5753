import { t } from "#words";
import { Board, Tile } from "../../sections/board.tsx";
import { Quiet } from "../../sections/quiet.tsx";

/** What a business checks, and what we publish for it to check. */
export function WhoChecksWhom() {
  return (
    <Quiet wide title={t`Who checks whom`}>
      <Board>
        <Tile
          term={t`You check your customers`}
        >{t`With the suite: KYC and AML in one place.`}</Tile>
        <Tile term={t`You check us`}>
          {t`With the [due-diligence sheet](/security-compliance#due-diligence).`}
        </Tile>
        <Tile term={t`We publish our programmes`}>
          {t`KYC/AML, under [Security & Compliance](/security-compliance).`}
        </Tile>
        <Tile term={t`We publish our controls`}>{t`The standards and controls on this page.`}</Tile>
      </Board>
    </Quiet>
  );
}
