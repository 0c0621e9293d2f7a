import type { GuardWords } from '../guard-words.ts';

const numbers =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|billion|dozen';
const things =
  'percent|percentage|candles?|gaps?|blocks?|points?|times|levels?|dollars?|euros?|minutes?|hours?|days?|weeks?|months?|years?|atr|hundred|thousand|million|billion';

export const guard: GuardWords = {
  spelledNumbers: [
    `(?:${numbers})(?:[- ](?:${numbers}))*[- ](?:${things})`,
    `(?:${numbers})[- ](?:${numbers})`,
  ],
  definitions:
    'three[- ]candles?|three consecutive candles|(?:move|range|size|length|height|width) of one candle|one candle(?= (?:covers|moves|spans|travels|ranges|swings|stretches|measures|usually|typically|tends|on average))|from one (?:candle|day|week|month) to (?:the next|another)|one candle(?= (?:is|does|cannot|never|alone|by itself))',
  articles: '',
  number: /^(?<sign>-)?(?<whole>\d{1,3}(?:,\d{3})*|\d+)(?:\.(?<part>\d+))?(?<percent>%)?$/,
  months: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  up: 'rose|risen|rises|(?<!(?:gave|give|gives|giving|given) )up|gained|gains|added|climbed|advanced|higher|increased|above',
  down: 'fell|fallen|falls|down|lost|loses|gave up|shed|dropped|declined|lower|decreased|below',
  places: 'above|below|higher|lower',
  turns: 'although|though|even if|while|whereas|but|yet|however',
};
