import { ContactAction, StartAction } from "../../sections/actions.tsx";
import { Closing } from "../../sections/closing.tsx";
import { Woven } from "../../sections/woven.tsx";
import { Compared } from "./compared.tsx";
import { Features } from "./features.tsx";
import { GoLive } from "./go-live.tsx";
import styles from "./sandbox.module.css";
import { SandboxHero } from "./sandbox-hero.tsx";
import { Scenarios } from "./scenarios.tsx";
import { Uses } from "./uses.tsx";

export default function Sandbox() {
  return (
    <Woven>
      <SandboxHero />
      <Features />
      <Scenarios />
      <Compared />
      <Uses />
      <GoLive />
      <Closing
        line="Get test"
        lane="credentials"
        warps={[styles.dip5, styles.dip4, styles.dip3, styles.dip2, styles.dip1]}
        lede="Going live means production keys in place of test credentials."
      >
        <StartAction />
        <ContactAction label="Contact Support" about="Sandbox access" />
      </Closing>
    </Woven>
  );
}
