import type { QuestionLexicon } from '../question-lexicon.ts';

const usual = '(?:10|20|21|30|50|55|100|150|200|250)';
const beside =
  '(?:above|below|over|under|beneath|from|to|at|near|through|los(?:e|es|t|ing)|broke|breaks?|reclaim(?:s|ed)?|cross(?:es|ed)?|holds?|held|the|its|their|his|her)';
const noAverage =
  '(?:highs?|lows?|ranges?|period|changes?|returns?|performance|windows?|vol\\w*|correlation|beta|drawdown|moves?|rally|streak|trend|charts?|candles?|closes?|ago|back|rolling|time|frame|stretch|span|exp\\w*|simple|moving|[esw]?ma|avg|average|mean)';

/** Averages named by their length alone: "the 200 day", "lost its 50". */
export const shortAverages: QuestionLexicon['abbreviations'] = [
  [/(?<=\d[- ]?(?:day|week)s?) (?:avg|mean|line)(?![a-z])/g, ' average'],
  [/(?<![a-z0-9.,])(\d{2,3})[- ]?(?:ma|moving)(?![a-z])/g, '$1 moving average'],
  [
    new RegExp(
      `(?<=(?<![a-z])${beside} (?:long |short )?)(${usual})[- ]?(day|week)(?=\\s*(?:$|[?.,!;:]))|(?<=(?<![a-z])${beside} (?:long |short )?)(${usual})[- ]?(day|week)(?= (?!${noAverage}(?![a-z])))`,
      'g',
    ),
    '$1$3 $2$4 average',
  ],
  // Without a unit only beside an article: "under 200" is a price.
  [
    new RegExp(
      `(?<=(?<![a-z])(?:above|below|over|under|beneath|from|to|los(?:e|es|t|ing)|broke|reclaim(?:s|ed)?|cross(?:es|ed)?|holds?|held) (?:the|its|their) )(${usual})(?=\\s*(?:$|[?.,!;:]| (?:last|again|now|yet|on|or|and|today|lately|for|since|line)(?![a-z])))`,
      'g',
    ),
    '$1 moving average',
  ],
];
