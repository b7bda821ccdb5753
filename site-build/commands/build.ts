import { fail } from "../../server/fail.ts";
import { buildSite } from "../build.ts";

/** Run it with `npm run build`; the settings are environment variables: docs/hosting.md. */
await buildSite().catch(({ stack }) => fail(stack));
