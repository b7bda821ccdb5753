import { Children, cloneElement, type ReactElement, type ReactNode } from "react";
import type { Path } from "../content/paths.ts";
import { Link } from "../ui/link.tsx";
import { Emblem } from "../weave/emblem.tsx";
import type { EmblemOf } from "../weave/emblems.ts";
import { times } from "../weave/weave.ts";
import { Quiet } from "./quiet.tsx";
import { rich } from "./rich.tsx";
import styles from "./through.module.css";
import { dyeAt } from "./warp.ts";
import { across } from "./way.ts";

interface ThroughProps {
  title: ReactNode;
  lede?: string;
  under?: ReactNode;
  dyed?: boolean;
  /** Three to five `Thing`s. */
  children: ReactElement<ThingProps> | readonly ReactElement<ThingProps>[];
}

/** The lane through a drawing of each of a few things: its name above, a sentence below. On a phone both are below. */
export function Through({ children, lede, ...head }: ThroughProps) {
  return (
    <Quiet wide crosses lede={rich(lede)} {...head}>
      <div className={styles.cloth}>
        <i className={`${across} ${styles.lane}`} />
        <ul className="flow">
          {Children.map(children, (thing, index) => cloneElement(thing, { index }))}
        </ul>
      </div>
    </Quiet>
  );
}

interface ThingProps {
  title: ReactNode;
  /** The page that its title leads to, and whose sign it has. */
  page?: EmblemOf & Path;
  /** The sign of a page. */
  emblem?: EmblemOf;
  /** Without a sign, so many threads: by default the thing's place in the row. */
  threads?: number;
  /** A sentence. */
  children: ReactNode;
  /** Its place in the row, from 0, which `Through` knows. */
  index?: number;
}

export function Thing(props: ThingProps) {
  const { title, page, emblem = page, children } = props;
  const { index = 0, threads = index + 1 } = props;
  return (
    <li>
      <h3>
        {page ? (
          <Link lone href={page}>
            {title}
          </Link>
        ) : (
          rich(title)
        )}
      </h3>
      <div className={`screen ${styles.drawing}`}>
        <div>
          <i className={styles.piece} />
          {emblem ? <Emblem of={emblem} whole /> : <Threads count={threads} of={index} />}
        </div>
      </div>
      <div>{rich(children)}</div>
    </li>
  );
}

/** The lane passes under every second one, from the first. `of`: the place of what has so many threads among others. */
export function Threads({ count, of: index }: { count: number; of: number }) {
  return (
    <div className={styles.threads}>
      {times(count, (thread) => (
        <i key={thread} className={`${dyeAt(index)} ${thread % 2 ? "" : styles.over}`} />
      ))}
    </div>
  );
}
