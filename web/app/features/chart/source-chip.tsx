import { CircleAlert, FileText, FlaskConical, Radio, type LucideIcon } from 'lucide-react';
import { type SourceKind, getSourceKindName } from '@vela/contracts';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { joinClassNames } from '../../ui/class-names.ts';
import { PopoverButton } from '../../ui/popover.tsx';
import type { ChartFormat } from './chart-format.ts';
import type { SourceCardProps } from './vendors/source-card.tsx';
import { SourceCard } from './vendors/source-lazy.ts';

const iconBySourceKind = {
  live: Radio,
  file: FileText,
  simulated: FlaskConical,
} as const satisfies Record<SourceKind, LucideIcon>;

type SourceChipProps = SourceCardProps & { format: ChartFormat };

/** What of its health is told beside a source. */
const noteNames = ['stale', 'jumps', 'failing'] as const;
const codesByNote: Readonly<Record<(typeof noteNames)[number], ReadonlySet<string>>> = {
  stale: new Set(['stale']),
  jumps: new Set(['probable-splits', 'price-jumps']),
  failing: new Set(['provider-failing']),
};

/** Source and as-of time; its popover shows the series' health and why sources were refused. */
export function SourceChip({ format, ...props }: SourceChipProps) {
  const { source } = props;
  const { t } = useTranslation('chart');
  const language = useLanguage();
  const notes = noteNames.filter((name) =>
    source.health.some(({ code }) => codesByNote[name].has(code)),
  );
  const alarming = notes.length > 0 || source.kind === 'simulated';
  // A phone has room for what is wrong alone: where the data comes from is one press away.
  const hidesKind = source.kind !== 'simulated';
  const Icon = notes.length > 0 ? CircleAlert : iconBySourceKind[source.kind];
  return (
    <PopoverButton
      label={t('source.label')}
      popoverClassName="w-[22rem]"
      className={joinClassNames(
        'inline-flex min-h-11 min-w-0 items-center justify-end gap-1.5 rounded-md px-2 text-left text-xs leading-4 text-muted hover:bg-sunken hover:text-ink md:min-h-8',
        source.kind === 'simulated' && 'text-warning',
      )}
      content={
        <>
          <Icon
            aria-hidden="true"
            className={joinClassNames('size-3.5 shrink-0', alarming && 'text-warning')}
          />
          <span className="truncate">
            <span className={hidesKind ? 'source-more' : undefined}>
              <span className="inline-block first-letter:uppercase">
                {getSourceKindName(source.kind, language)}
              </span>
            </span>
            <span className="source-more">
              {' '}
              · {t('source.asOf', { time: format.asOf(source.asOf) })}
            </span>
            {notes.map((note, index) => (
              <span key={note}>
                <span className={hidesKind && index === 0 ? 'source-more' : undefined}> · </span>
                <span className="font-medium text-warning">{t(`source.${note}`)}</span>
              </span>
            ))}
          </span>
        </>
      }
    >
      <Suspense fallback={null}>
        <SourceCard {...props} />
      </Suspense>
    </PopoverButton>
  );
}
