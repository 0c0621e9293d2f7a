import type { NamedIndicator } from './find-indicator.ts';
import { word } from './word-pattern.ts';

// What is read off one indicator by custom, so that people leave its name out.
const implied = [
  ['rsi', word('over ?(?:bought|sold)|asiri (?:alim|satim|alinm|satilm)\\w*')],
  [
    'percentage-volume-oscillator',
    word(
      "how(?:'s|s| is) (?:the |its )?(?:trading )?volume|is (?:the |its )?(?:trading )?volume (?:\\w+ )?(?:high|low|up|down|rising|falling|increasing|decreasing|picking up|drying up)\\w*|(?:islem )?hac(?:im|mi) (?:nasil|ne durumda|ne alemde|artiyor mu|azaliyor mu|(?:yuksek|dusuk) m[iu])",
    ),
  ],
] as const;

/** The indicator a folded text asks for without its name: "is it overbought" asks for the RSI, "how is the volume" for volume beside its average. */
export function findImpliedIndicator(folded: string): NamedIndicator | undefined {
  const id = implied.find(([, asked]) => asked.test(folded))?.[0];
  return id === undefined
    ? undefined
    : { id, length: undefined, span: undefined, reading: undefined };
}
