import type { FindingPhase } from '@vela/contracts';
import { classNames } from '../../../ui/class-names.ts';
import type { ZoneGroup } from '../zone-group.ts';

const swatches = {
  'structure-swing': 'border-t-2 border-solid h-0',
  'structure-internal': 'border-t-2 border-dotted h-0',
  gaps: 'h-2.5 bg-current/25 border-y border-current',
  'order-blocks': 'h-2.5 bg-current/25 border-y border-current',
  swings: 'h-0 w-0! border-x-4 border-x-transparent border-b-[7px]',
  liquidity: 'border-t-2 border-dashed h-0',
  sweeps: 'border-t-2 border-dotted h-0',
  'support-resistance': 'h-2.5 bg-current/25 border-y border-current',
  sessions: 'border-t-2 border-dashed h-0',
  'previous-levels': 'border-t-2 border-dashed h-0',
  displacements: 'h-2.5 w-1! bg-current',
  patterns: 'h-0 w-0! border-x-4 border-x-transparent border-b-[7px]',
  divergences: 'border-t-2 border-solid h-0',
  'higher-timeframes': 'h-2.5 border-2 border-double border-current',
} as const satisfies Record<ZoneGroup, string>;

/** How structures of a group are drawn, in small. */
export function LegendSwatch({ group }: { group: ZoneGroup }) {
  return (
    <span
      aria-hidden="true"
      className={classNames('inline-block w-3.5 text-neutral', swatches[group])}
    />
  );
}

/** How a session is drawn, in small. */
export function SessionSwatch() {
  return (
    <span
      aria-hidden="true"
      className="inline-block h-3.5 w-2.5 border-l border-current bg-current/20 text-neutral"
    />
  );
}

const phaseSwatches = {
  fresh: 'bg-current/40 border-y border-solid',
  touched: 'bg-current/20 border-y border-solid',
  flipped: 'bg-current/15 border-y border-dashed',
  spent: 'border-y border-dotted opacity-60',
} as const satisfies Record<FindingPhase, string>;

/** How a zone is drawn in a phase of its life, in small. */
export function PhaseSwatch({ phase }: { phase: FindingPhase }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'inline-block h-3 w-5 border-current text-neutral',
        phaseSwatches[phase],
      )}
    />
  );
}
