import { type ComponentProps, type ComponentType, useEffect, useState } from "react";
import { code } from "../content/language.ts";
import type { Offer } from "./offer.tsx";

type OfferProps = ComponentProps<typeof Offer>;

/** To a visitor whose browser prefers another language, its own page once: nobody is led there unasked. */
export function LanguageOffer(props: OfferProps) {
  const [Offer, setOffer] = useState<ComponentType<OfferProps>>();
  useEffect(() => {
    if (navigator.language.startsWith(code)) return;
    // Without it, the links in header and footer are there.
    import("./offer.tsx").then(
      (loaded) => setOffer(() => loaded.Offer),
      () => {},
    );
  }, []);
  return Offer && <Offer {...props} />;
}
