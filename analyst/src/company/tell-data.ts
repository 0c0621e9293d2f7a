import type { Sentence } from '@vela/contracts';
import type { DataCheckId } from '@vela/engine';
import { toRowSpeech } from '../answers/row-speech.ts';
import { analystLanguages } from '../language/by-language.ts';
import type { CompanySentence } from '../language/company-words.ts';
import { jumpChecks } from './data-facts.ts';
import { tell, withNames, type Told } from './tell-figure.ts';

/** Years told of one check; all of them are on the page. */
const maxTold = 2;

function chooseSentence(id: DataCheckId): CompanySentence {
  if (jumpChecks.has(id)) return 'data.jump';
  return id === 'currency' || id === 'missing-year' ? 'data.note' : 'data.sum';
}

/** Whether the filed figures fit each other, and the years in which they do not. */
export function tellData({ company, speech }: Told): Sentence[] {
  const { checkNames } = analystLanguages[speech.language].company;
  const flagged = company.report.checks.filter(({ flags }) => flags.length > 0);
  if (flagged.length === 0) return tell(speech, 'data.fit');
  return [
    ...tell(speech, 'data.differ'),
    ...flagged.flatMap(({ id, flags }) =>
      flags.slice(0, maxTold).flatMap((_, index) => {
        const row = { facts: `company.data.${id}.flag-${index + 1}`, name: 'row' };
        const named = withNames(toRowSpeech(speech, row), { what: checkNames[id] });
        return tell(named, chooseSentence(id));
      }),
    ),
  ];
}
