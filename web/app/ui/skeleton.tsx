import { classNames } from './class-names.ts';

/** A grey shape of what is about to come, of the size its classes give. Decoration: say beside it what is loading. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={classNames('skeleton rounded-sm', className)} />;
}

const widths = ['w-full', 'w-11/12', 'w-full', 'w-4/5', 'w-2/3'];

/** Lines of text that are about to come. `label` tells screen readers so. */
export function SkeletonText({
  label,
  lines = 3,
  className,
}: {
  label: string;
  lines?: number;
  className?: string;
}) {
  return (
    <output className={classNames('block', className)}>
      <span className="sr-only">{label}</span>
      <span className="grid gap-3">
        {Array.from({ length: lines }, (_, line) => (
          // oxlint-disable-next-line react/no-array-index-key -- the lines are all alike and never move
          <Skeleton
            key={line}
            className={classNames(
              'h-4',
              line === lines - 1 ? 'w-3/5' : widths[line % widths.length],
            )}
          />
        ))}
      </span>
    </output>
  );
}
