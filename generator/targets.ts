/**
 * The oldest browsers that the whole site works in: what `inert` needs, and what is still met on
 * cheap and old phones. Why these, and what stands below them: docs/decisions/browsers.md.
 */
const oldest = { chrome: "102", firefox: "115", safari: "16.0" } as const;

/** As browserslist writes them. */
export const browserslist = Object.entries(oldest).map(([name, version]) => `${name} ${version}`);

/** As the bundler writes them. */
export const bundlerTargets = Object.entries(oldest).map(([name, version]) => name + version);
