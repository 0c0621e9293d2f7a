import type { Interval, WatchlistRow } from '@vela/contracts';
import { SourceNote } from '../../../reports/source-note.tsx';

/** Whose closes the rows are, how late, and as of when: each once. */
export function RowSources({
  rows,
  interval,
}: {
  rows: readonly WatchlistRow[];
  interval: Interval;
}) {
  const readings = rows.flatMap(({ reading }) => reading ?? []);
  const distinct = new Map(
    readings.map((one) => [[one.source.vendor, one.source.delay, one.asOf].join(' '), one]),
  );
  return (
    <ul className="px-3 pb-2 text-xs text-muted">
      {[...distinct].map(([key, { source, asOf }]) => (
        <li key={key}>
          <SourceNote source={source} asOf={asOf} interval={interval} />
        </li>
      ))}
    </ul>
  );
}
