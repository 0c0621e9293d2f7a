import type { WireFinding } from '@vela/contracts';
import { useLanguage } from '../../i18n/use-language.ts';
import type { ChartFormat } from './chart-format.ts';
import { FindingDetails } from './finding-details.tsx';
import { findingWords } from './finding-words.ts';

type FindingTooltipProps = { finding: WireFinding; format: ChartFormat; pointer: { x: number; y: number } };

/** What lies under the pointer. Decoration for the pointer's eye: the same words stand in the structures table. */
export function FindingTooltip({ finding, format, pointer }: FindingTooltipProps) {
  const words = findingWords(finding, useLanguage());
  return (
    <div
      aria-hidden="true"
      data-finding={finding.id}
      className="pointer-events-none absolute z-20 w-60 rounded-md border border-line bg-raised p-3 text-xs shadow-lift"
      style={{ left: `clamp(4px, ${pointer.x + 14}px, calc(100% - 15.25rem))`, top: `clamp(4px, ${pointer.y + 14}px, calc(100% - 12rem))` }}
    >
      <p className="font-semibold first-letter:uppercase">
        {words.name} · <span className={finding.direction === 'bullish' ? 'text-bull' : 'text-bear'}>{words.direction}</span>
      </p>
      <p className="mb-2 text-muted first-letter:uppercase">{words.state}</p>
      <FindingDetails finding={finding} format={format} />
    </div>
  );
}
