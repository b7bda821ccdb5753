interface Place {
  /** The centre of the thread. */
  readonly x: number;
  readonly width: number;
}

/**
 * Places for `count` threads side by side in a `length`, in units of the figure's view box: `widest` where there is
 * room, narrower where they are many. None takes more than 60% of its place, however many there are.
 */
export function spread(count: number, length: number, widest: number): Place[] {
  const pitch = length / count;
  return Array.from({ length: count }, (_, index) => ({
    x: pitch * (index + 0.5),
    width: Math.min(widest, pitch * 0.6),
  }));
}

/** `count` in groups of `most`, countable by eye; the last holds the remainder. */
export function inGroups(count: number, most: number): number[] {
  return Array.from({ length: Math.ceil(count / most) }, (_, index) =>
    Math.min(most, count - most * index),
  );
}
