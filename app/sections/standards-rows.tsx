import { t } from "#words";
import { standardNames } from "../content/claims.ts";
import { Row } from "./rows.tsx";

const [cards = "", management = ""] = standardNames;

/** The two standards, each linked to its details. */
export function StandardsRow() {
  return (
    <Row term={t`Standards`}>
      {t`[${cards}](claim:pci-dss) and [${management}](claim:iso-27001).`}
    </Row>
  );
}

/** The standards, and the measures that keep data safe: for rows or statements. */
export const controlRows = [
  <StandardsRow key="standards" />,
  <Row key="data" term={t`Data`}>{t`Encrypted.`}</Row>,
  <Row key="access" term={t`Access`}>
    {t`Role-based, with multi-factor authentication (MFA) for privileged accounts.`}
  </Row>,
];
