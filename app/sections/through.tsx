import type { ReactNode } from "react";
import { Emblem } from "../weave/emblem.tsx";
import type { EmblemOf } from "../weave/emblems.ts";
import { times } from "../weave/weave.ts";
import { Quiet } from "./quiet.tsx";
import { rich } from "./rich.tsx";
import styles from "./through.module.css";
import { dyeAt } from "./warp.ts";
import { across } from "./way.ts";

interface Thing {
  readonly key: string;
  readonly title: ReactNode;
  /** The sign of a page. */
  readonly emblem?: EmblemOf;
  /** Without a sign, so many threads: by default the thing's place in the row. */
  readonly threads?: number;
  /** How many of them are certain: the others are only possible. */
  readonly certain?: number;
  readonly text: ReactNode;
}

interface ThroughProps {
  title: ReactNode;
  lede?: ReactNode;
  under?: ReactNode;
  /** Three to five. */
  things: readonly Thing[];
}

/** The lane through a drawing of each of a few things: its name above, a sentence below. Turned a quarter on a phone. */
export function Through({ things, lede, ...head }: ThroughProps) {
  return (
    <Quiet wide crosses lede={rich(lede)} {...head}>
      <div className={styles.cloth}>
        <i className={`${across} ${styles.lane}`} />
        <ul className="flow">
          {things.map(({ key, title, emblem, threads, certain = threads, text }, index) => (
            <li key={key}>
              <h3>{rich(title)}</h3>
              <div className={`screen ${styles.drawing}`}>
                <div>
                  <i className={styles.piece} />
                  {emblem ? (
                    <Emblem of={emblem} whole />
                  ) : (
                    <div className={styles.threads}>
                      {times(threads ?? 1 + index, (thread) => (
                        <i
                          key={thread}
                          className={`${dyeAt(index)} ${thread % 2 ? "" : styles.over} ${certain !== undefined && thread >= certain ? styles.possible : ""}`}
                        />
                      ))}
                    </div>
                  )}
                </div>
              </div>
              <div>{rich(text)}</div>
            </li>
          ))}
        </ul>
      </div>
    </Quiet>
  );
}
