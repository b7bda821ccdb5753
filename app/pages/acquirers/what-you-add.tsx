import { claims, figure } from "../../content/claims.ts";
import { contactAbout } from "../../content/links.ts";
import { Quiet } from "../../sections/quiet.tsx";
import { SewnRow } from "../../sections/sewn-row.tsx";
import { Link } from "../../ui/link.tsx";

export function WhatYouAdd() {
  return (
    <Quiet wide title="Corridors and acquiring, one API">
      <SewnRow
        cells={[
          {
            term: "Corridors",
            text: (
              <>
                {`${figure(claims.corridors)} are active. `}
                <Link href={contactAbout("Corridors for an acquirer")}>Ask us</Link> which ones your
                markets need.
              </>
            ),
          },
          { term: "Acquiring-as-a-service", text: "For acquirers, through a single API." },
          {
            term: "What you run today",
            text: (
              <>
                <Link href={contactAbout("Acquiring that we run today")}>Tell us</Link> which
                acquiring that is, and ask how ours fits it.
              </>
            ),
          },
        ]}
      />
    </Quiet>
  );
}
