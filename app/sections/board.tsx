import { Children, type ReactNode } from "react";
import styles from "./board.module.css";
import { rich } from "./rich.tsx";

/** How many share a row, and how wide each is: sevenths and fifths of the twelve columns, or thirds. */
const shapes: Readonly<Record<number, string | undefined>> = {
  2: styles.two,
  4: styles.four,
  5: styles.five,
};

/** The tiles over the lane, chosen so that no two of one dye meet. */
const isOver = (index: number, count: number) =>
  count === 4 ? index === 0 || index === 3 : index % 2 === 0;

/** Short facts as tiles. The lane lies over the plain ones, and under the dyed. On a phone it runs down their edge. */
export function Board({ children }: { children: ReactNode }) {
  const count = Children.count(children);
  return (
    <dl className={`flow ${styles.board} ${shapes[count] ?? ""}`.trim()}>
      {Children.map(children, (tile, index) => (
        <div className={isOver(index, count) ? `dyed ${styles.over}` : undefined}>{tile}</div>
      ))}
    </dl>
  );
}

interface TileProps {
  term: ReactNode;
  /** One sentence, and as a rule one link. */
  children: ReactNode;
}

export function Tile({ term, children }: TileProps) {
  return (
    <>
      <dt>{term}</dt> <dd>{rich(children)}</dd>
    </>
  );
}
