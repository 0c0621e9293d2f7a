import { type Fact, formatFactValue, getFactName } from '@vela/contracts';
import { type ReactNode, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import type { DrawNumber } from '../../reports/fact-cell.tsx';
import { FactOrigin } from '../../reports/fact-origin.tsx';
import { AnchoredPopover } from '../../ui/popover.tsx';

type Opened = { readonly fact: Fact; readonly anchor: HTMLElement };

/** Draws numbers as buttons that open a card of what they were computed from, and that card. */
export function useNumberCard(
  facts: readonly Fact[],
  isGiven: (fact: Fact) => boolean,
): { draw: DrawNumber; card: ReactNode } {
  const { t } = useTranslation('deal');
  const language = useLanguage();
  const [opened, setOpened] = useState<Opened>();
  const close = useCallback(() => setOpened(undefined), []);
  const draw: DrawNumber = (fact, text) => (
    <button
      type="button"
      data-fact={fact.id}
      aria-haspopup="dialog"
      aria-label={t('number', { text, label: getFactName(fact, language) })}
      className="rounded-sm py-0.5 font-medium text-accent tabular-nums underline decoration-accent/60 decoration-dotted decoration-1 underline-offset-4 hover:bg-accent-soft"
      onClick={(event) => setOpened({ fact, anchor: event.currentTarget })}
    >
      {text}
    </button>
  );
  const card = opened !== undefined && (
    <AnchoredPopover anchor={opened.anchor} label={t('card')} onClose={close} className="w-80">
      <p className="text-xs text-muted">{getFactName(opened.fact, language)}</p>
      <p className="text-xl font-semibold tabular-nums">
        {`${formatFactValue(opened.fact, language)} ${opened.fact.currency ?? ''}`}
      </p>
      {opened.fact.source.kind === 'input' ? (
        <p className="mt-2 text-xs">{t(isGiven(opened.fact) ? 'givenByYou' : 'assumed')}</p>
      ) : (
        <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-xs">
          <FactOrigin fact={opened.fact} facts={facts} />
        </dl>
      )}
    </AnchoredPopover>
  );
  return { draw, card };
}
