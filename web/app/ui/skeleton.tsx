import { joinClassNames } from './class-names.ts';

/** A grey placeholder sized by its classes. Decorative: name beside it what is loading. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={joinClassNames('skeleton rounded-sm', className)} />;
}

const widths = ['w-full', 'w-11/12', 'w-full', 'w-4/5', 'w-2/3'];

type SkeletonTextProps = { label: string; lines?: number; className?: string };

/** Placeholder lines of text. `label` is announced to screen readers. */
export function SkeletonText({ label, lines = 3, className }: SkeletonTextProps) {
  return (
    <output className={joinClassNames('block', className)}>
      <span className="sr-only">{label}</span>
      <span className="grid gap-3">
        {Array.from({ length: lines }, (_, line) => (
          // oxlint-disable-next-line react/no-array-index-key -- the lines are all alike and never move
          <Skeleton
            key={line}
            className={joinClassNames(
              'h-4',
              line === lines - 1 ? 'w-3/5' : widths[line % widths.length],
            )}
          />
        ))}
      </span>
    </output>
  );
}
