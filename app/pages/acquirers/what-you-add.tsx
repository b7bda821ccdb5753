import { claims, figure } from "../../content/claims.ts";
import { contactAbout } from "../../content/links.ts";
import { Quiet } from "../../sections/quiet.tsx";
import { SewnRow } from "../../sections/sewn-row.tsx";
import { Link } from "../../ui/link.tsx";

export function WhatYouAdd() {
  return (
    <Quiet wide title="What you keep, what you add">
      <SewnRow
        cells={[
          { term: "Your acquiring", text: "You keep the acquiring you run today." },
          {
            term: "Our corridors",
            text: (
              <>
                {`${figure(claims.corridors)} are active. `}
                <Link href={contactAbout("Corridors for an acquirer")}>Ask us</Link> which ones your
                markets need.
              </>
            ),
          },
          { term: "The connection", text: "Acquiring-as-a-service, through a single API." },
        ]}
      />
    </Quiet>
  );
}
