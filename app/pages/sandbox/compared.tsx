import { Quiet } from "../../sections/quiet.tsx";
import { Table } from "../../ui/table.tsx";
import styles from "./compared.module.css";

const title = "Sandbox and production compared";

const rows = [
  ["Credentials", "Test credentials", "Production keys"],
  ["API", "Full API access", "The same API"],
  ["Money", "No real money moves", "Real payments"],
  ["Outcomes", "You simulate them", "They come from real payments"],
  ["Isolation", "Isolated from production", "Never reached by a test"],
  ["Data", "Use no real payment or personal data", "Real payment data"],
] as const;

export function Compared() {
  return (
    <Quiet wide title={title}>
      <div className={styles.compared}>
        <Table
          caption={title}
          columns={["Question", "Sandbox", "Production"]}
          rows={rows.map((cells) => ({ id: cells[0], cells }))}
        />
      </div>
    </Quiet>
  );
}
