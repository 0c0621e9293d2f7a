import { mapLanguages, type Language, type Sentence } from '@vela/contracts';
import { analystLanguages } from '../language/by-language.ts';
import type { GuardContext, GuardFault } from './guard-context.ts';
import { maskLabels } from './masking.ts';
import { matchAdviceRules } from './match-advice-rules.ts';
import { isPreparedText } from './prepared-texts.ts';
import { scoreAdvice } from './score-advice.ts';
import { toAdviceText } from './to-advice-text.ts';

/** What a pattern that fits adds to the log-odds; weights were calibrated with it. */
export const ruleWeight = 1.5;
/** An indicator that a sentence begins with; masked as a name, it would leave a verb in front. */
const indicatorFirst = /^(?:The )?(?:EMA|SMA|RSI|ATR|ADX|CCI|MFI|ROC)(?: \d{1,3}|\(\d{1,3}\))(?= )/;
/** Sentences of the narrator repeat but for their numbers. */
const maxRemembered = 5000;

const surePatterns = mapLanguages((language) => new RegExp(analystLanguages[language].advice.sure));

const remembered = new Map<string, string | undefined>();

/** The advice of a folded sentence; patterns are looked for only where they may decide. */
function readAdvice(folded: string, language: Language): string | undefined {
  const score = scoreAdvice(folded, language);
  if (score > 0 || surePatterns[language].test(folded)) return folded;
  return score + ruleWeight > 0 ? matchAdviceRules(folded, language) : undefined;
}

/** Finds advice, position sizes and claims of certainty, also where they are disguised. */
export function findAdvice(
  { text }: Sentence,
  { labels, language, isOwnVoice = false }: GuardContext,
): GuardFault[] {
  if (isPreparedText(text)) return [];
  const { text: folded, isDisguised } = toAdviceText(
    maskLabels(text.replace(indicatorFirst, '#'), labels),
  );
  if (isDisguised) return [{ rule: 'advice', text: folded }];
  // Names alone are what is left of a description that is a label.
  if (!/[a-z]/.test(folded)) return [];
  const key = `${language} ${isOwnVoice} ${folded}`;
  const read = isOwnVoice ? matchAdviceRules : readAdvice;
  const known = remembered.has(key);
  const found = known ? remembered.get(key) : read(folded, language);
  if (!known) {
    if (remembered.size >= maxRemembered) remembered.clear();
    remembered.set(key, found);
  }
  return found === undefined ? [] : [{ rule: 'advice', text: found }];
}
