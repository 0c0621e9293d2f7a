import {
  foldText,
  mapLanguages,
  type Interval,
  type Language,
  type Sentence,
} from '@vela/contracts';
import { analystLanguages } from '../language/by-language.ts';
import { fillTemplate } from '../narrator/sentence-template.ts';
import type { KnownNumbers } from './known-numbers.ts';
import { bindWrittenNumbers } from './numbers/bind-written-numbers.ts';

export type WritingContext = {
  readonly language: Language;
  readonly interval: Interval | undefined;
  readonly numbers: KnownNumbers;
  readonly labels: readonly string[];
};

const placeholder = /\[\[\s*([\w.-]+)((?::abs)?)\s*\]\]/g;

const falls = mapLanguages(
  (one) => new RegExp(`(?<![a-z])(?:${analystLanguages[one].guard.down})(?![a-z])`),
);

/** A fall of a negative percentage is told by its size: "fell 2%", not "fell -2%". */
function chooseSize(id: string, isFall: boolean, { numbers }: WritingContext): string {
  const fact = numbers.facts.get(id);
  const isNegative = typeof fact?.value === 'number' && fact.value < 0;
  return isNegative && isFall && fact.unit !== 'time' ? ':abs' : '';
}

/**
 * Fills the placeholders of what a model wrote as the narrator fills its own: value, unit and
 * language come from the fact. Undefined where a fact does not exist or a brace stands in the text.
 */
export function writeSentence(text: string, context: WritingContext): Sentence | undefined {
  if (/[{}]/.test(text)) return undefined;
  const { language, interval, numbers } = context;
  const isFall = falls[language].test(foldText(text));
  const template = bindWrittenNumbers(text, context).replace(
    placeholder,
    (_, id: string, size: string) =>
      `{${id}${size === '' ? chooseSize(id, isFall, context) : size}}`,
  );
  if (template.includes('[[') || template.includes(']]')) return undefined;
  return fillTemplate(template, { language, interval, facts: numbers.facts, names: {} });
}
