import type { Intent } from '@vela/contracts';
import { CircleHelp, Landmark, ListPlus, type LucideIcon, MapPinOff, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button } from '../../ui/button.tsx';
import type { Answer } from './answer.ts';
import type { AnswerViewProps } from './answer-view-props.ts';

const specialByIntent = {
  'not-covered': { icon: MapPinOff, title: 'special.notCovered' },
  'unknown-symbol': { icon: SearchX, title: 'special.unknownSymbol' },
  'ambiguous-symbol': { icon: CircleHelp, title: 'special.ambiguousSymbol' },
  'mode-not-available': { icon: Landmark, title: 'special.modeNotAvailable' },
  company: { icon: Landmark, title: 'mode.fundamental' },
  list: { icon: ListPlus, title: 'special.list' },
} as const satisfies Partial<Record<Intent, { icon: LucideIcon; title: string }>>;

type SpecialIntent = keyof typeof specialByIntent;

const isSpecial = (intent: Intent | undefined): intent is SpecialIntent =>
  intent !== undefined && Object.hasOwn(specialByIntent, intent);

/**
 * A company whose filings are at hand has an analysis; a question for another has none. A list that
 * was looked through has a table, which is the last part of its answer.
 */
function findSpecial({
  understanding,
  analysis,
  list,
  outcome,
}: Answer): SpecialIntent | undefined {
  const intent = understanding?.intent;
  const isTold =
    (intent === 'company' && analysis !== undefined) ||
    (intent === 'list' && (list !== undefined || outcome === 'running'));
  return isSpecial(intent) && !isTold ? intent : undefined;
}

/** Frame of answers without an analysis (out of scope, unknown, ambiguous), with a next step. */
export function SpecialAnswer({
  answer,
  onSymbol,
  onTechnical,
  children,
}: AnswerViewProps & { children: ReactNode }) {
  const { t } = useTranslation('chat');
  const { understanding } = answer;
  const intent = findSpecial(answer);
  if (understanding === undefined || intent === undefined) return children;
  const { icon: Icon, title } = specialByIntent[intent];
  return (
    <div data-special={intent} className="rounded-lg border border-line bg-raised p-4">
      <p className="mb-2 flex items-center gap-2 font-semibold">
        <Icon aria-hidden="true" className="size-5 text-accent" />
        {t(title)}
      </p>
      {children}
      {understanding.suggestions !== undefined && understanding.suggestions.length > 0 && (
        <ul aria-label={t('special.suggestions')} className="mt-3 flex flex-col gap-1.5">
          {understanding.suggestions.map((suggestion) => (
            <li key={suggestion.symbol}>
              <button
                type="button"
                className="flex min-h-11 w-full items-center gap-3 rounded-md border border-line px-3 text-left hover:border-accent"
                onClick={() => onSymbol(suggestion.symbol, understanding.interval)}
              >
                <span className="font-semibold">{suggestion.symbol}</span>
                <span className="truncate text-muted">{suggestion.name}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {intent === 'list' && (
        <Link
          to="/watch"
          className="mt-3 inline-flex min-h-11 items-center rounded-md border border-line-strong px-4 font-semibold hover:border-accent hover:text-accent"
        >
          {t('special.openLists')}
        </Link>
      )}
      {(intent === 'mode-not-available' || intent === 'company') && (
        <Button look="secondary" className="mt-3" onClick={() => onTechnical(understanding.symbol)}>
          {t('special.technicalInstead')}
        </Button>
      )}
    </div>
  );
}
