import type { QuestionPlan, Sentence } from '@vela/contracts';
import { analystLanguages } from '../language/by-language.ts';
import type { Speech } from '../narrator/sentence-template.ts';
import { tell, withNames } from './tell-figure.ts';

/** What is asked for and is in no accounts; said before what they have instead. */
export function tellUnfiled(
  { unfiled = [], figures }: QuestionPlan,
  speech: Speech,
  hasFilings: boolean,
): Sentence[] {
  const { unfiled: words } = analystLanguages[speech.language].company;
  return unfiled.length === 0
    ? []
    : [
        ...unfiled.flatMap((topic) =>
          tell(withNames(speech, { unfiled: words[topic].name }), 'unfiled'),
        ),
        ...(hasFilings && figures === undefined ? tell(speech, 'unfiled.whole') : []),
      ];
}
