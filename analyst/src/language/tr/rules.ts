import type { SentenceRules } from '../analyst-language.ts';
import { caseEndings, getCaseEnding } from './number-ending.ts';

export const rules: SentenceRules = {
  oneDay: {
    span: /\{([\w.-]+)\.from\} (?:ile|–) \{\1\.to\} arasında(?![a-zçğıöşü])/g,
    day: '{$1.to} tarihinde',
  },
  addEnding: (number, name) => {
    const ending = caseEndings.find((one) => one === name);
    return ending === undefined ? '' : getCaseEnding(number, ending);
  },
  addNoun: (_, noun) => ` ${noun}`,
  formatRange: (least, most) => `${least} ile ${most}`,
  sinceExamples: '“12 Mart 2026’dan beri”, “ekimden beri”, “pazartesiden beri”, “son 20 mumda”',
};
