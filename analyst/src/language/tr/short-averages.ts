import type { QuestionLexicon } from '../question-lexicon.ts';

const usual = '(?:10|20|21|30|50|55|100|150|200|250)';
const noAverage = '(?:en|zirve|dip|dib|tepe|aralik|aralig|getiri|degisim|korelasyon|veri|mum|bar)';

/** Averages named by their length alone: "200 günlüğün altında", "50 haftalığa uzak". */
export const shortAverages: QuestionLexicon['abbreviations'] = [
  [
    new RegExp(
      `(?<!(?:son|gecen) )(?<![\\d.,a-z])(${usual}) ?(gunlu|haftali)(?:g[iu]n?|g[ae]|g[iu]ndan|g[iu]nde\\w*|kt[ae]n?)(?= (?!${noAverage})|\\s*(?:$|[?.,!]))`,
      'g',
    ),
    '$1 $2k ortalama',
  ],
  [
    new RegExp(
      `(?<!(?:son|gecen) )(?<![\\d.,a-z])(${usual}) ?(gunluk|haftalik)(?= (?:ust|alt|uzer)[a-z]{0,2}(?:nd[ae]|ne|na)\\w*)`,
      'g',
    ),
    '$1 $2 ortalama',
  ],
];
