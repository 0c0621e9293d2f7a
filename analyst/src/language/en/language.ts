import type { AnalystLanguage } from '../analyst-language.ts';
import { adviceLexicon } from './advice-lexicon.ts';
import { concernWords } from './concern-words.ts';
import { advice } from './advice-words.ts';
import { analysis } from './analysis.ts';
import { answers } from './answers.ts';
import { clauseJoiners, clausePairs, comparedPeriods } from './clause-joiners.ts';
import { company } from './company.ts';
import { companyTables } from './company-tables.ts';
import { property } from './property.ts';
import { commonWords } from './common-words.ts';
import { spellingWords } from './spelling-words.ts';
import { events } from './events.ts';
import { findings } from './findings.ts';
import { focus } from './focus.ts';
import { glossary } from './glossary.ts';
import { lists } from './lists.ts';
import { guard } from './guard-words.ts';
import { frames } from './frame-words.ts';
import { model } from './model.ts';
import { formatInPeriod, formatPeriod } from './period-names.ts';
import { measureQuestions, measureSentences } from './measures.ts';
import { peers } from './peers.ts';
import { seasonWords } from './season-words.ts';
import { wholeQuestionWords } from './whole-question-words.ts';
import { countedStructures } from './counted-structures.ts';
import { countedWords } from './counted-words.ts';
import { unfollowedWords } from './unfollowed-words.ts';
import { moneyWords } from './money-words.ts';
import { heldWords } from './held-words.ts';
import { priceCheck } from './price-check.ts';
import { question } from './question-words.ts';
import { rules } from './rules.ts';
import { suggestions } from './suggestions.ts';
import { acts, chipChanges, filterNames, nameChart } from './tasks.ts';
import { talkWords } from './talk.ts';
import { termPatterns } from './term-patterns.ts';
import { termQuestions } from './term-questions.ts';
import { timeframes } from './timeframes.ts';
import { verdictWords } from './verdicts.ts';
import { workbook } from './workbook.ts';

export const language: AnalystLanguage = {
  question,
  analysis,
  answers,
  findings,
  suggestions,
  acts,
  filterNames,
  focus,
  clauseJoiners,
  clausePairs,
  comparedPeriods,
  heldWords,
  priceCheck,
  moneyWords,
  seasonWords,
  wholeQuestionWords,
  unfollowedWords,
  countedStructures,
  countedWords,
  chipChanges,
  nameChart,
  concernWords,
  glossary,
  termPatterns,
  termQuestions,
  formatPeriod,
  formatInPeriod,
  commonWords,
  spellingWords,
  measureQuestions,
  measureSentences,
  timeframes,
  rules,
  company,
  peers,
  companyTables,
  workbook,
  property,
  events,
  verdictWords,
  talkWords,
  lists,
  guard,
  frames,
  model,
  advice,
  adviceLexicon,
};
