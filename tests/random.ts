/** Park and Miller's generator: whole numbers below 2^31, the same in every run of a seed. */
export function randomNumbers(seed: number, count: number): number[] {
  let state = (seed % 2_147_483_646) + 1;
  return Array.from({ length: count }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return state;
  });
}
