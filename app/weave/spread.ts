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

/** `count` in groups of `most`, so that it can be counted by eye; the last holds what is left. */
export function inGroups(count: number, most: number): number[] {
  return Array.from({ length: Math.ceil(count / most) }, (_, index) =>
    Math.min(most, count - most * index),
  );
}

/** One upright line for each, a unit apart, in a view box `count` wide and 1 high; as SVG path data. */
export function upright(count: number): string {
  return Array.from({ length: count }, (_, index) => `M${index + 0.5} 0V1`).join("");
}

interface Stitch extends Place {
  readonly y: number;
  readonly height: number;
}

const COLUMNS_TO_ROWS = 1.5;

/**
 * Places `count` stitches in a square of `size`, column by column, leaving a gap of `lane` through the
 * middle.
 */
export function stitched(count: number, size: number, lane: number, widest: number): Stitch[] {
  const half = Math.max(1, Math.round(Math.sqrt(count / COLUMNS_TO_ROWS) / 2));
  const rows = half * 2;
  const margin = 4;
  const pitch = (size - lane - 2 * margin) / rows;
  const columns = spread(Math.ceil(count / rows), 0, size, widest);
  return Array.from({ length: count }, (_, index) => {
    const row = index % rows;
    const column = columns[Math.floor(index / rows)] as Place;
    const height = (pitch * 2) / 3;
    const top = margin + (pitch - height) / 2 + row * pitch + (row < half ? 0 : lane);
    return { ...column, y: top, height };
  });
}
