import { type Fact, getFactName, type Language, type Sentence } from '@vela/contracts';
import { type KeyboardEvent, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { toTextRanges } from '../../lib/text-ranges.ts';
import { joinClassNames } from '../../ui/class-names.ts';
import { InNumberListContext } from './answer/number-list.tsx';
import type { FactLinks } from './fact-links.ts';
import { useHoveredFinding } from './hovered-finding.ts';

type LinkedTextProps = {
  sentence: Sentence;
  links: FactLinks;
  /** The language of the sentence where it is not that of the page. */
  spoken?: Language | undefined;
};

/** A sentence and the space behind it. */
export function LinkedSentence(props: LinkedTextProps) {
  return (
    <span lang={props.spoken}>
      <LinkedText {...props} />{' '}
    </span>
  );
}

/** A sentence whose numbers open their facts; a number without a known fact is plain text. */
export function LinkedText({ sentence, links, spoken }: LinkedTextProps) {
  return toTextRanges(sentence).map(({ text, factId }, index) => {
    const fact = factId === undefined ? undefined : links.findFact(factId);
    return fact === undefined ? (
      text
    ) : (
      // Sentences are immutable: indexes are stable keys.
      // oxlint-disable-next-line react/no-array-index-key -- see above
      <LinkedNumber key={index} text={text} fact={fact} links={links} spoken={spoken} />
    );
  });
}

/** A number that opens its fact and highlights the findings of it. */
export function LinkedNumber({
  text,
  fact,
  links,
  beside,
  spoken,
}: {
  text: string;
  fact: Fact;
  links: FactLinks;
  /** What it may have been computed from, beside the facts of its analysis. */
  beside?: readonly Fact[] | undefined;
  /** The language around it where it is not that of the page, in which its label is. */
  spoken?: Language | undefined;
}) {
  const { t } = useTranslation('chat');
  const language = useLanguage();
  const isInList = useContext(InNumberListContext);
  const lit = useHoveredFinding((hovered) => links.isLit(fact, hovered));
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    links.onOpen(fact, event.currentTarget, beside);
  };
  return (
    // A <button> is an inline block: lines could break between it and a bracket or comma.
    <span
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- see above
      role="button"
      tabIndex={isInList ? -1 : 0}
      lang={spoken === undefined ? undefined : language}
      data-fact={fact.id}
      data-lit={lit || undefined}
      aria-label={t('fact.link', { text, label: getFactName(fact, language) })}
      aria-expanded={links.open === fact.id}
      className={joinClassNames(
        'cursor-pointer rounded-sm box-decoration-clone py-0.5 tabular-nums underline decoration-transparent decoration-dotted decoration-1 underline-offset-4 pointer-coarse:decoration-line-strong [:is(li,p,tr):is(:hover,:focus-within)_&]:decoration-line-strong',
        links.open === fact.id || lit
          ? 'bg-accent text-on-accent shadow-[0_1px_0_var(--color-accent),0_-1px_0_var(--color-accent)]'
          : 'hover:bg-accent-soft hover:text-accent hover:decoration-solid focus-visible:text-accent focus-visible:decoration-solid',
      )}
      onClick={(event) => links.onOpen(fact, event.currentTarget, beside)}
      onKeyDown={onKeyDown}
    >
      {text}
    </span>
  );
}
