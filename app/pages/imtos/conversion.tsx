import { fxSavings } from "../../content/fx-savings.ts";
import { contactAbout } from "../../content/links.ts";
import { Claim } from "../../sections/claim.tsx";
import { Quiet } from "../../sections/quiet.tsx";
import { Rows } from "../../sections/rows.tsx";
import { Link } from "../../ui/link.tsx";

const { covers, notStated } = fxSavings;

export function Conversion() {
  return (
    <Quiet
      title="Average FX savings"
      lede={
        <>
          <Claim of="fxSavings" />, as stated by us.
        </>
      }
    >
      <Rows
        rows={[
          { term: "What it counts", text: covers },
          { term: "Ask us", text: `${notStated}.` },
          {
            term: "Live rates",
            text: (
              <>
                We publish none.{" "}
                <Link href={contactAbout("FX quote for an IMTO")}>Ask us for a quote</Link>.
              </>
            ),
          },
        ]}
      />
    </Quiet>
  );
}
