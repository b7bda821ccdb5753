import { Trans, t } from "#words";
import { Board, Tile } from "../../sections/board.tsx";
import { Quiet } from "../../sections/quiet.tsx";
import { Link } from "../../ui/link.tsx";

/** What a business checks, and what we publish for it to check. */
export function WhoChecksWhom() {
  return (
    <Quiet wide title={t`Who checks whom`}>
      <Board>
        <Tile
          term={t`You check your customers`}
        >{t`With the suite: KYC and AML in one place.`}</Tile>
        <Tile term={t`You check us`}>
          <Trans>
            With the <Link href="/security-compliance#due-diligence">due-diligence sheet</Link>.
          </Trans>
        </Tile>
        <Tile term={t`We publish our programmes`}>
          <Trans>
            KYC/AML, under <Link href="/security-compliance">Security &amp; Compliance</Link>.
          </Trans>
        </Tile>
        <Tile term={t`We publish our controls`}>{t`The standards and controls on this page.`}</Tile>
      </Board>
    </Quiet>
  );
}
