/**
 * The oldest browsers in which the whole site works: they support `inert` and cover cheap and old
 * phones. The reasons, and what older browsers get: docs/decisions/browsers.md.
 */
const oldest = { chrome: "102", firefox: "115", safari: "16.0" } as const;

/** In browserslist's notation. */
export const browserslist = Object.entries(oldest).map(([name, version]) => `${name} ${version}`);

/** In the bundler's notation. */
export const bundlerTargets = Object.entries(oldest).map(([name, version]) => name + version);
