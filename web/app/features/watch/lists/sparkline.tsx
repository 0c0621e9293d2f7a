const width = 96;
const height = 28;

/** The shape of the last closes; their numbers stand beside it. */
export function Sparkline({ closes }: { closes: readonly number[] }) {
  if (closes.length < 2) return null;
  const low = Math.min(...closes);
  const range = Math.max(...closes) - low || 1;
  const points = closes.map((close, index) => {
    const x = (index / (closes.length - 1)) * (width - 2) + 1;
    const y = height - 2 - ((close - low) / range) * (height - 4);
    return `${x.toFixed(1)},${y.toFixed(1)}`;
  });
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} className="h-7 w-24 text-muted">
      <polyline points={points.join(' ')} fill="none" stroke="currentColor" strokeWidth="1.5" />
    </svg>
  );
}
