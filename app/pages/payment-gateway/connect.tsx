import { many } from "../../content/counts.ts";
import { atStart } from "../../content/in-words.ts";
import { Claim } from "../../sections/claim.tsx";
import { Quiet } from "../../sections/quiet.tsx";
import { SewnRow } from "../../sections/sewn-row.tsx";
import { Link } from "../../ui/link.tsx";

export function Connect() {
  return (
    <Quiet wide title="How you connect">
      <SewnRow
        cells={[
          {
            term: "Test",
            text: (
              <>
                Full API access with test credentials. <Link href="/sandbox">Sandbox</Link>
              </>
            ),
          },
          {
            term: "Build",
            text: (
              <>
                <Claim of="sdks">{`${atStart(many.sdks)} software development kits`}</Claim> (SDKs),
                or plain HTTP. <Link href="/sdks-libraries">SDKs & Libraries</Link>
              </>
            ),
          },
          {
            term: "Listen",
            text: (
              <>
                Signed events, sent in real time. <Link href="/webhooks">Webhooks</Link>
              </>
            ),
          },
          {
            term: "Go live",
            text: (
              <>
                Switch to production keys.{" "}
                <Link href="/api-documentation#checklist">Integration checklist</Link>
              </>
            ),
          },
        ]}
      />
    </Quiet>
  );
}
