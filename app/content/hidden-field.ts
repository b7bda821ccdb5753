/**
 * The name of the field that people do not see: one that bots fill in, and that browsers and password
 * managers have nothing for.
 */
export const hiddenField = "homepage";
