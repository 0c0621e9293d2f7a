import { type Evidence, type Fact, factLabel } from '@vela/contracts';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { classNames } from '../../ui/class-names.ts';
import type { FactLinks } from './fact-links.ts';
import { useHoveredFinding } from './hovered-finding.ts';
import { toSegments } from './text-segment.ts';

/** A sentence whose numbers are buttons: each opens the fact it came from. A number without a fact at hand is plain text. */
export function LinkedText({ sentence, links }: { sentence: Evidence; links: FactLinks }) {
  return toSegments(sentence).map((segment) => {
    const fact = segment.factId === undefined ? undefined : links.factOf(segment.factId);
    return fact === undefined ? (
      segment.text
    ) : (
      <LinkedNumber key={segment.start} text={segment.text} fact={fact} links={links} />
    );
  });
}

/** A number that opens the fact it is, and lights what that speaks of. */
export function LinkedNumber({
  text,
  fact,
  links,
}: {
  text: string;
  fact: Fact;
  links: FactLinks;
}) {
  const { t } = useTranslation('chat');
  const language = useLanguage();
  const lit = useHoveredFinding((hovered) => links.isLit(fact, hovered));
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    links.onOpen(fact, event.currentTarget);
  };
  return (
    // A <button> is a box of its own in the line: the text could then break between it and a bracket, comma or suffix.
    <span
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- see above
      role="button"
      tabIndex={0}
      data-fact={fact.id}
      data-lit={lit || undefined}
      aria-label={t('fact.link', { text, label: factLabel(fact.label, language) })}
      aria-haspopup="dialog"
      aria-expanded={links.open === fact.id}
      className={classNames(
        'cursor-pointer rounded-sm box-decoration-clone py-0.5 font-medium tabular-nums underline decoration-dotted decoration-1 underline-offset-4',
        links.open === fact.id || lit
          ? 'bg-accent text-on-accent shadow-[0_0_0_1px_var(--color-accent)]'
          : 'text-accent decoration-accent/60 hover:bg-accent-soft',
      )}
      onClick={(event) => links.onOpen(fact, event.currentTarget)}
      onKeyDown={onKeyDown}
    >
      {text}
    </span>
  );
}
