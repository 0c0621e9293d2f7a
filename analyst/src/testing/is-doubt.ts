import type { Language, Sentence } from '@vela/contracts';
import { measureAnswers as english } from '../language/en/measure-answers.ts';
import { measureAnswers as turkish } from '../language/tr/measure-answers.ts';

const answers = { en: english, tr: turkish } as const;
const keys = ['assumed.named', 'unsure.plain', 'unsure.named'] as const;

/** Whether a sentence is what an answer says of its own reading, which depends on its wording. */
export function isDoubt({ text }: Pick<Sentence, 'text'>, language: Language): boolean {
  return keys.some((key) => {
    const [before = '', after = ''] = answers[language][key].split('{$reading}');
    return text.startsWith(before) && text.endsWith(after);
  });
}
