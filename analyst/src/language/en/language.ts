import type { AnalystLanguage } from '../analyst-language.ts';
import { analysis } from './analysis.ts';
import { answers } from './answers.ts';
import { findings } from './findings.ts';
import { guard } from './guard-words.ts';
import { question } from './question-words.ts';
import { rules } from './rules.ts';
import { suggestions } from './suggestions.ts';
import { timeframes } from './timeframes.ts';

export const language: AnalystLanguage = {
  question,
  analysis,
  answers,
  findings,
  suggestions,
  timeframes,
  rules,
  guard,
};
