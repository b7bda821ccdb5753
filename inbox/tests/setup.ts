import type { TestProject } from "vitest/node";
import type {} from "../testing/receiving.ts";
import { startPostgres } from "./postgres.ts";

/** Global setup: one Postgres for all tests of the inbox. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startPostgres();
  project.provide("postgres", url);
  return stop;
}
