const candles = [
  [30, 150, 60, 80],
  [66, 132, 74, 74],
  [102, 160, 46, 70],
  [138, 128, 64, 88],
  [174, 96, 62, 74],
  [210, 110, 40, 62],
  [246, 74, 66, 92],
  [282, 52, 54, 80],
] as const;

/** Faint candles and a zone behind the panel's text. Decorative. */
export function PanelDrawing() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 320 260"
      className="absolute top-0 -right-4 h-2/5 opacity-[0.12] max-md:hidden"
      fill="none"
      stroke="currentColor"
    >
      <rect
        x="150"
        y="150"
        width="190"
        height="34"
        fill="currentColor"
        stroke="none"
        opacity="0.5"
      />
      {candles.map(([x, y, body, wick]) => (
        <g key={x} strokeWidth="2">
          <path d={`M${x} ${y - (wick - body) / 2}v${wick}`} />
          <rect x={x - 10} y={y} width="20" height={body} fill="currentColor" rx="1.5" />
        </g>
      ))}
    </svg>
  );
}
