interface Place {
  /** The centre of the thread. */
  readonly x: number;
  readonly width: number;
}

/**
 * Places for `count` threads side by side between two edges, in units of the figure's view box:
 * `widest` where there is room, narrower where they are many. None takes more than `share` of its
 * place, however many there are.
 */
export function spread(
  count: number,
  from: number,
  to: number,
  widest: number,
  share = 0.6,
): Place[] {
  const pitch = (to - from) / count;
  return Array.from({ length: count }, (_, index) => ({
    x: from + pitch * (index + 0.5),
    width: Math.min(widest, pitch * share),
  }));
}

/** `count` in groups of `most`, countable by eye; the last holds the remainder. */
export function inGroups(count: number, most: number): number[] {
  return Array.from({ length: Math.ceil(count / most) }, (_, index) =>
    Math.min(most, count - most * index),
  );
}
