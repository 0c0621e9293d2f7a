import type { SentenceRules } from '../analyst-language.ts';

export const rules: SentenceRules = {
  oneDay: {
    span: /(?<=^|[ (])(?:from|between) \{([\w.-]+)\.from\} (?:to|and) \{\1\.to\}/gi,
    day: 'on {$1.to}',
  },
  addEnding: () => '',
  addNoun: (number, noun) => ` ${noun}${number === '1' ? '' : 's'}`,
  formatRange: (least, most) => `${least} to ${most}`,
  sinceExamples: '"since 12 March 2026", "since October", "since Monday", "in the last 20 candles"',
};
