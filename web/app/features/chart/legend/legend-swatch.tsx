import type { FindingPhase } from '@vela/contracts';
import { joinClassNames } from '../../../ui/class-names.ts';
import { type ZoneGroup, zoneGroupDefinitions } from '../zone-group.ts';

const swatches = {
  box: 'h-2.5 bg-current/25 border-y border-current',
  'double-box': 'h-2.5 border-2 border-double border-current',
  bar: 'h-2.5 w-1! bg-current',
  triangle: 'h-0 w-0! border-x-4 border-x-transparent border-b-[7px]',
  solid: 'border-t-2 border-solid h-0',
  dashed: 'border-t-2 border-dashed h-0',
  dotted: 'border-t-2 border-dotted h-0',
} as const;

/** Swatch of a zone group. */
export function LegendSwatch({ group }: { group: ZoneGroup }) {
  return (
    <span
      aria-hidden="true"
      className={joinClassNames(
        'inline-block w-3.5 text-neutral',
        swatches[zoneGroupDefinitions[group].swatch],
      )}
    />
  );
}

/** Swatch of a session. */
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

/** Swatch of a phase. */
export function PhaseSwatch({ phase }: { phase: FindingPhase }) {
  return (
    <span
      aria-hidden="true"
      className={joinClassNames(
        'inline-block h-3 w-5 border-current text-neutral',
        phaseSwatches[phase],
      )}
    />
  );
}
