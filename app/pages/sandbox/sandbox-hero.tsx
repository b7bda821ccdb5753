import type { ReactNode } from "react";
import { t } from "#words";
import { spoken } from "../../content/language.ts";
import { Actions, DocumentationAction, StartAction } from "../../sections/actions.tsx";
import { bar, Stage } from "../../sections/stage.tsx";
import styles from "./sandbox-hero.module.css";

/** A test goes out, turns at the edge of its own cloth and comes back. Production has its own payment. */
export function SandboxHero() {
  return (
    <Stage
      level={1}
      topic={t`Sandbox`}
      className={styles.hero}
      headline={t`Break things.\nLose nothing.`}
      lanes={2}
      emblem="/sandbox"
      drawing={
        <>
          <i className={`${bar.lane} ${bar.cased} ${styles.out}`} />
          <i className={`${bar.lane} ${bar.cased} ${styles.out} ${styles.back}`} />
          <i className={`${bar.across} ${bar.orange} ${styles.turn}`} />
        </>
      }
      after={
        <figure
          className={`${bar.drawn} ${styles.cloths}`}
          aria-label={t`Sandbox and production, kept apart.`}
        >
          <Cloth className={styles.sandbox} name={t`Sandbox`} access={t`test credentials`} />
          <Cloth className={styles.production} name={t`Production`} access={t`production keys`}>
            <i className={`not-phone ${bar.orange} ${bar.cased} ${styles.own}`} />
          </Cloth>
        </figure>
      }
    >
      <p className="lede">
        {t`A safe test environment with full API access and test credentials, isolated from production.`}
      </p>
      <Actions>
        <StartAction />
        <DocumentationAction page="guides" />
      </Actions>
    </Stage>
  );
}

interface ClothProps {
  className: string | undefined;
  name: string;
  access: string;
  /** Its own lane. */
  children?: ReactNode;
}

function Cloth({ className, name, access, children }: ClothProps) {
  return (
    <div className={className}>
      <i className={`not-phone ${styles.under}`} />
      <i className={`not-phone ${styles.over}`} />
      {children}
      <p className="small soft">
        <b>
          {name}
          <span className="sr">{spoken.colon.trimEnd()}</span>
        </b>{" "}
        {access}
      </p>
    </div>
  );
}
