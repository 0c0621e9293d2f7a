import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { OutlineWords } from './answer-lines.ts';

/** The words of an answer's parts, in the language of the page. */
export function useOutlineWords(): OutlineWords {
  const { t } = useTranslation('chat');
  return useMemo(
    () => ({
      section: (name) =>
        name === 'headline' || name === 'data' || name === 'note'
          ? ''
          : t(`answer.section.${name}`),
      keyFact: (name) => t(`answer.key.${name}`),
      level: (kind) => t(`answer.level.kinds.${kind}`),
    }),
    [t],
  );
}
