import { t } from "#words";

/** What the hero's Pause button pauses. */
export const animation = t({ message: "animation", context: "paused or played" });
