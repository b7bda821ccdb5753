import { type ComponentProps, type ComponentType, useEffect, useState } from "react";
import { code, isOriginal } from "../content/language.ts";
import { isLegal } from "../content/paths.ts";
import type { Offer } from "./offer.tsx";

type OfferProps = ComponentProps<typeof Offer>;

/**
 * To a visitor whose browser prefers another language, its own page once: nobody is led there unasked. Not where
 * that page's clauses are the same ones.
 */
export function LanguageOffer(props: OfferProps) {
  const { current } = props;
  const [Offer, setOffer] = useState<ComponentType<OfferProps>>();
  useEffect(() => {
    if (navigator.language.startsWith(code) || (isOriginal && isLegal(current))) return;
    // Without it, the links in header and footer are there.
    import("./offer.tsx").then(
      (loaded) => setOffer(() => loaded.Offer),
      () => {},
    );
  }, [current]);
  return Offer && <Offer {...props} />;
}
