import type { ReactNode } from "react";
import styles from "./table.module.css";

interface TableProps {
  caption: string;
  columns: readonly string[];
  /** The first cell of a row is its header. */
  rows: readonly { readonly id: string; readonly cells: readonly ReactNode[] }[];
}

/** A table that scrolls inside its own box if it is too wide. Links in its cells then let keys scroll it. */
export function Table({ caption, columns, rows }: TableProps) {
  return (
    <div className={styles.box}>
      <table className={styles.table}>
        <caption className="sr">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells: [heading, ...cells] }) => (
            <tr key={id}>
              <th scope="row">{heading}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
