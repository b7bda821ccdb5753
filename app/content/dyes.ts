/** What legends call the two dyes that carry a meaning. The build compares the words with the hues in `tokens.css`. */
export const dyes = { kola: "Orange", river: "Green" } as const;

/** The legend of a drawing: what its moving and what its arrived money is called there. */
export function legend(moving = "in transit", arrived = "settled"): string {
  return `${dyes.kola}: ${moving}. ${dyes.river}: ${arrived}.`;
}
