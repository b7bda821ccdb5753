import { inject } from "vitest";
import { temporaryFile } from "./folder.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The URL of a Postgres on which the tests run again. */
    postgres: string;
  }
}

/** For tests: an empty database, a file or a schema of the Postgres that the run provides. */
export async function temporaryDatabase(): Promise<string> {
  const url = inject("postgres");
  return url ? temporarySchema(url) : temporaryFile();
}

/** For tests: an empty schema of a Postgres that is the run's own, and is removed with it. */
export async function temporarySchema(url: string): Promise<string> {
  const { default: postgres } = await import("postgres");
  const name = `test_${crypto.randomUUID().replaceAll("-", "")}`;
  const address = new URL(url);
  const host = address.searchParams.get("host") ?? "";
  address.searchParams.delete("host");
  const sql = postgres(address.href, { host, max: 1, onnotice: () => {} });
  await sql.unsafe(`CREATE SCHEMA ${name}`);
  await sql.end();
  return `${url}&search_path=${name}`;
}
