import { ContactAction, DocumentationAction } from "../../sections/actions.tsx";
import { Closing } from "../../sections/closing.tsx";
import { Woven } from "../../sections/woven.tsx";
import styles from "./api-documentation.module.css";
import { ApiHero } from "./api-hero.tsx";
import { Checklist } from "./checklist.tsx";
import { Features } from "./features.tsx";
import { Places } from "./places.tsx";

export default function ApiDocumentation() {
  return (
    <Woven>
      <ApiHero />
      <Features />
      <Places />
      <Checklist />
      <Closing
        line="Make your"
        lane="first call"
        lede={
          <>
            Use test credentials in the <a href="/sandbox">sandbox</a>.
          </>
        }
        look={styles.brackets}
        warps={[styles.begin, styles.end]}
      >
        <DocumentationAction variant="default" />
        <ContactAction label="Contact Support" about="API support" />
      </Closing>
    </Woven>
  );
}
