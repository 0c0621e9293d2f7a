import type { MeasureRequest } from '@vela/contracts';
import type { MeasureId } from '@vela/engine';
import { findMeasure } from '../measures/find-measure.ts';

type Aspect = NonNullable<MeasureRequest['aspect']>;

const ofWorst =
  /(?<![a-z])(?:worst|deep\w*|max\w*|big\w*|larg\w*|most|ever|en (?:kotu|derin|buyuk|fazla|cok|sert|beter)\w*)(?![a-z])/;
const ofLongest = /(?<![a-z])(?:longest|under ?wat\w*|en uzun|su altinda)(?![a-z])/;
const ofNow =
  /(?<![a-z])(?:now|currently|at the moment|still|su an\w*|simdi\w*|halen|hala)(?![a-z])|(?<![a-z])(?:from|under|below|off|beneath) (?:its|the|their|all ?time)? ?(?:highest|high|peak|top|best|ath)|(?<![a-z])(?:tepe|zirve|rekor)\w*(?:den|dan|inden|sinden)(?![a-z])/;
const ofFall =
  /(?<![a-z])(?:worst|weak\w*|bad|badly|suck\w*|lowest|los[et]\w*|fall\w*|red|en (?:kotu|zayif|dusuk)\w*|kaybettir\w*|dus(?:er|uyor|us)\w*)(?![a-z])/;
const ofRange =
  /(?<![a-z])(?:volatil\w*|wild\w*|widest|rang\w*|swing\w*|mov(?:e|es|ing) (?:the )?most|most active|oynak\w*|hareketli\w*|genis\w*)(?![a-z])/;

/** Falls of a size, how often, and how long until they were made up: told from the deepest on. */
const ofSize =
  /#|(?<![a-z])(?:recover\w*|get(?:ting)? (?:over|back)|got (?:over|back)|how (?:many|often)|toparla\w*|telafi\w*|kac (?:kez|kere|defa))(?![a-z])/;
const ofAll = /(?:)/;
const ofHere =
  /(?<![a-z])(?:here|now|today|currently|buraya|simdi\w*|su an\w*|bugun\w*|bu yana)(?![a-z])/;
const ofRecord = /(?<![a-z])(?:longest|records?|en uzun|rekor\w*)(?![a-z])/;
const ofRun =
  /(?<![a-z])(?:how long|since when|for how many|how many (?:days|weeks|candles)|ne zamandan beri|ne zamandir|ne kadar suredir|kac (?:gun|hafta|mum)d[iu]r)(?![a-z])/;
const ofTimes =
  /(?<![a-z])(?:how (?:many times|often|many (?:days|candles|weeks))|kac (?:kez|kere|defa|gun|mum))(?![a-z])/;
const ofCount =
  /(?<![a-z])(?:how many|how often|share|percentage|number of|which|best|worst|kac|orani|hangi\w*|en (?:iyi|kotu)\w*)(?![a-z])/;

/** The best or the worst of several; where both are asked for, neither is told first. */
const ofBestAlone =
  /^(?!.*(?<![a-z])(?:worst|weakest|en (?:kotu|zayif))).*(?<![a-z])(?:best|strongest|en (?:iyi|guclu))/;
const ofWorstAlone =
  /^(?!.*(?<![a-z])(?:best|strongest|en (?:iyi|guclu))).*(?<![a-z])(?:worst|weakest|en (?:kotu|zayif))/;
const ofYears: Words = [
  ['best', ofBestAlone],
  ['weakest', ofWorstAlone],
  ['count', ofCount],
];

type Words = readonly (readonly [aspect: Aspect | undefined, words: RegExp])[];

/** By measure the words of its figures, in the order in which they decide. */
const aspects: Readonly<Partial<Record<MeasureId, Words>>> = {
  drawdown: [
    ['longest', ofLongest],
    [undefined, ofWorst],
    [undefined, /#%/],
    ['now', ofNow],
    [undefined, ofSize],
    ['now', ofAll],
  ],
  rally: [['now', ofHere]],
  'weekday-averages': [
    ['widest', ofRange],
    ['weakest', ofFall],
  ],
  'month-averages': [['weakest', ofFall]],
  'best-month': [['weakest', ofFall]],
  'month-returns': ofYears,
  'quarter-returns': ofYears,
  'year-returns': ofYears,
  streak: [['longest', ofRecord]],
  'moving-average-distance': [['longest', ofRun]],
  'last-time-at': [['count', ofTimes]],
};

/** Which figure of a measure with several is asked for by its words; the usual one where none. */
export function findAspect(id: MeasureId, text: string): Pick<MeasureRequest, 'aspect'> {
  const aspect = aspects[id]?.find(([, words]) => words.test(text))?.[0];
  return aspect === undefined ? {} : { aspect };
}

/** The measures of a question, each with the figure that its words ask for. */
export function addAspects(
  measures: readonly MeasureRequest[] | undefined,
  text: string,
): MeasureRequest[] | undefined {
  return measures?.map((asked) => {
    const id = findMeasure(asked.id);
    const isSettled = id === undefined || asked.time !== undefined;
    return isSettled ? asked : { ...asked, ...findAspect(id, text) };
  });
}
