import type { GuardWords } from '../guard-words.ts';

const numbers =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|billion|dozen';
const things =
  'percent|percentage|candles?|gaps?|blocks?|points?|times|levels?|dollars?|euros?|minutes?|hours?|days?|weeks?|months?|years?|atr|hundred|thousand|million|billion';

export const guard: GuardWords = {
  fieldTerms: [
    '(?:buy|sell|buying|selling)[- ]?(?:side|stops?|limit|orders?|walls?|pressure|volume)',
    "(?:not|isn't|is not|never|no|nor) (?:a |an |any |give |gives |giving )?(?:investment |financial )?(?:recommendations?|advice|signals?|suggestions?)",
    'does not (?:advise|give (?:buy or sell|trading) (?:signals|advice)|say whether to buy or sell)',
    '(?:buy or sell|buy\\/sell) signals?',
    'pump[- ]and[- ]dump',
  ],
  advice: [
    'buy(?:s|ing|ers?)?|sell(?:s|ing)?|should|targets?|target(?:ed|ing)|recommend(?:s|ed|ation|ations)?|advis(?:e|es|ed|able)',
    '(?:you|traders|investors|one) (?:must|need to|ought to|had better|may want to|might want to|could consider|can safely)',
    "(?:i|we)(?:'d| would)? suggest",
    '(?:wise|prudent|best|better) to (?:enter|exit|hold|short|long|wait|accumulate)',
    'consider (?:entering|exiting|shorting|longing|accumulating|holding|adding|taking)',
    '(?:good|great|ideal|perfect|excellent|right) (?:time|entry|moment|opportunity|place|level|price) (?:to|point|for)',
    '(?:set|place|put|move) (?:a |your |the )?(?:stop|stop[- ]loss|take[- ]profit|limit)',
    '(?:take[- ]profits?|stop[- ]loss|load up|scale in|accumulate|dump)',
    '(?:go|going|went) (?:long|short)|(?:enter|open|close|exit) (?:a |the |your )?(?:long|short|trade|position)',
  ],
  certainty: [
    '(?:will|is going to|is guaranteed to|is certain to|is bound to|is sure to|definitely|undoubtedly) (?:\\w+ )?(?:reach|hit|rise|fall|rally|drop|go|climb|double|break|bounce|crash|moon|surge|continue)',
    "guaranteed|risk[- ]free|can't lose|cannot lose|sure thing|for sure",
  ].map((pattern) => `(?:${pattern})(?![a-z])`),
  spelledNumbers: [
    `(?:${numbers})(?:[- ](?:${numbers}))*[- ](?:${things})`,
    `(?:${numbers})[- ](?:${numbers})`,
  ],
  definitions: 'three[- ]candles?|three consecutive candles',
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
  up: 'rose|risen|rises|up|gained|gains|climbed|advanced|higher|increased|above',
  down: 'fell|fallen|falls|down|lost|loses|dropped|declined|lower|decreased|below',
};
