interface Place {
  /** The centre of the thread. */
  readonly x: number;
  readonly width: number;
}

/** The largest share of its slot that a thread may fill. */
const SHARE = 0.6;

/**
 * Places `count` threads side by side between two edges, in units of the figure's view box. They are
 * `widest` wide if there is room, otherwise narrower.
 */
export function spread(count: number, from: number, to: number, widest: number): Place[] {
  const pitch = (to - from) / count;
  return Array.from({ length: count }, (_, index) => ({
    x: from + pitch * (index + 0.5),
    width: Math.min(widest, pitch * SHARE),
  }));
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
