const paths = {
  arrow: { size: [24, 16], d: "M1 8h20M15 2l6.5 6L15 14", width: 2.2 },
  back: { size: [24, 16], d: "M23 8H3M9 2L2.5 8L9 14", width: 2.2 },
  menu: { size: [24, 24], d: "M3 7h18M3 17h18", width: 2.4 },
  close: { size: [24, 24], d: "M5 5l14 14M19 5L5 19", width: 2.4 },
  out: { size: [16, 16], d: "M4 12L12 4M5.5 4H12v6.5", width: 2 },
  alert: { size: [16, 16], d: "M1 1h14v14H1zM8 4v5M8 11v1.5", width: 1.8 },
} as const;

export type IconName = keyof typeof paths;

/** A decorative icon; always next to text or inside an element with an accessible name. */
export function Icon({ name }: { name: IconName }) {
  const { size, d, width: strokeWidth } = paths[name];
  const [width, height] = size;
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path d={d} fill="none" stroke="currentColor" strokeWidth={strokeWidth} />
    </svg>
  );
}
