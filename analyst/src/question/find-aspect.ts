import type { MeasureRequest } from '@vela/contracts';
import type { MeasureId } from '@vela/engine';

type Aspect = NonNullable<MeasureRequest['aspect']>;

const ofWorst =
  /(?<![a-z])(?:worst|deep\w*|max\w*|big\w*|larg\w*|most|ever|en (?:kotu|derin|buyuk|fazla|cok|sert|beter)\w*)(?![a-z])/;
const ofLongest = /(?<![a-z])(?:longest|under ?wat\w*|en uzun|su altinda)(?![a-z])/;
const ofNow =
  /(?<![a-z])(?:from|under|below|off|beneath) (?:its|the|their|all ?time)? ?(?:highest|high|peak|top|best|ath)|(?<![a-z])(?:tepe|zirve|rekor)\w*(?:den|dan|inden|sinden)(?![a-z])/;
const ofFall =
  /(?<![a-z])(?:worst|weak\w*|bad|badly|suck\w*|lowest|los[et]\w*|fall\w*|red|en (?:kotu|zayif|dusuk)\w*|kaybettir\w*|dus(?:er|uyor|us)\w*)(?![a-z])/;
const ofRange =
  /(?<![a-z])(?:volatil\w*|wild\w*|widest|rang\w*|swing\w*|mov(?:e|es|ing) (?:the )?most|most active|oynak\w*|hareketli\w*|genis\w*)(?![a-z])/;

type Words = readonly (readonly [aspect: Aspect | undefined, words: RegExp])[];

/** By measure the words of its figures, in the order in which they decide. */
const aspects: Readonly<Partial<Record<MeasureId, Words>>> = {
  drawdown: [
    ['longest', ofLongest],
    [undefined, ofWorst],
    ['now', ofNow],
  ],
  'weekday-averages': [
    ['widest', ofRange],
    ['weakest', ofFall],
  ],
  'month-averages': [['weakest', ofFall]],
};

/** Which figure of a measure with several is asked for by its words; the usual one where none. */
export function findAspect(id: MeasureId, text: string): Pick<MeasureRequest, 'aspect'> {
  const aspect = aspects[id]?.find(([, words]) => words.test(text))?.[0];
  return aspect === undefined ? {} : { aspect };
}
