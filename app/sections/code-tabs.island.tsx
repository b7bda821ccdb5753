import { Children, useEffect, useRef, useState } from "react";
import { Trans, t } from "#words";
import { docsUrl } from "../content/brand.ts";
import { plainRequest, requestSamples } from "../content/request-samples.ts";
import { samplePayment } from "../content/sample.ts";
import type { StoredKey } from "../content/stored.ts";
import { CopyButton } from "../ui/copy-button.tsx";
import { Link } from "../ui/link.tsx";
import { Tabs } from "../ui/tabs.tsx";
import { useHydrated } from "../ui/use-hydrated.ts";
import styles from "./code-tabs.module.css";
import { Sample, SampleRequest } from "./sample-request.tsx";

const plain = { id: "http", label: "HTTP", code: plainRequest };

const languages = requestSamples.map(({ id, label, code }) => ({
  id,
  label,
  content: (
    <Sample label={t`Illustrative request, ${{ language: label }}`} small>
      {marked(code)}
    </Sample>
  ),
}));

/** The illustrative request in HTTP and in several languages; without scripts, all of them in a row. */
export default function CodeTabs({ className }: { className?: string | undefined }) {
  const [language, choose] = useLanguage();
  const live = useHydrated();
  const box = useRef<HTMLDivElement>(null);
  const tabs = [{ ...plain, content: <SampleRequest className={className} /> }, ...languages];
  const shown = requestSamples.find(({ id }) => id === language) ?? plain;

  // A phone has room for some of the tabs: it begins with the one that was chosen on an earlier page.
  useEffect(() => {
    if (!live) return;
    const tab = box.current?.querySelector("[role=tab][aria-selected=true]");
    const row = tab?.parentElement;
    if (!tab || !row) return;
    const [inner, outer] = [tab.getBoundingClientRect(), row.getBoundingClientRect()];
    row.scrollLeft += Math.max(0, inner.right - outer.right);
  }, [live]);

  return (
    <div className={styles.tabs} data-live={live} ref={box}>
      <Tabs label={t`Language`} tabs={tabs} selected={shown.id} onSelect={choose} />
      <div className={styles.foot}>
        {live && (
          <CopyButton
            label={t`Copy`}
            text={shown.code}
            done={t`Copied the ${{ language: shown.label }} request`}
            findText={() => box.current?.querySelector("[role=tabpanel]:not([hidden]) code")}
          />
        )}
        <p className="label">
          <Trans>
            The host is a placeholder. Credentials are left out:{" "}
            <Link href={docsUrl("reference")}>API Reference</Link>
          </Trans>
        </p>
      </div>
    </div>
  );
}

/** Highlights the method and the body's values, as in the plain request. */
function marked(code: string) {
  const { method, body } = samplePayment;
  const values = Object.values(body).map((value) => JSON.stringify(value));
  const parts = code.split(new RegExp(`(${[method, ...values].join("|")})`));
  return Children.map(parts, (part, index) =>
    index % 2 === 0 ? part : part === method ? <b>{part}</b> : <i>{part}</i>,
  );
}

const LANGUAGE = "language" satisfies StoredKey;

/** If storage is denied, the choice lasts as long as the document. */
let chosen = "";

/** The language of code samples: one choice for all pages, stored in this browser. */
function useLanguage(): [string, (language: string) => void] {
  const [language, setLanguage] = useState(recall);
  const choose = (next: string) => {
    chosen = next;
    setLanguage(next);
    try {
      localStorage.setItem(LANGUAGE, next);
    } catch {}
  };
  return [language, choose];
}

function recall(): string {
  try {
    return chosen || (localStorage.getItem(LANGUAGE) ?? "");
  } catch {
    return chosen;
  }
}
