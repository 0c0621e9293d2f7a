import type {
  Analysis,
  AnalysisMode,
  ShownAnalysis,
  ShownTechnicalAnalysis,
} from '@vela/contracts';

/** Symbol and interval of an analysis, each null where its mode has none. */
export type AnalysisSubject = {
  readonly mode: AnalysisMode;
  readonly symbol: string | null;
  readonly interval: string | null;
};

/** Names the candles of a chart that an analysis was made of. */
export type AnalysedCandles = Pick<
  ShownTechnicalAnalysis,
  'id' | 'instrument' | 'interval' | 'source' | 'candles'
>;

/**
 * An analysis as JSON without its id: the same candles and request give the same texts, which are
 * stored once for all accounts.
 */
export type AnalysisText<Body = string> = {
  readonly id: string;
  readonly subject: AnalysisSubject;
  /** Missing where the mode has no candles. */
  readonly chart?: AnalysedCandles;
  /** JSON of the analysis without id, findings and explanation, as it is streamed. */
  readonly content: Body;
  /** JSON of its findings, which only its chart needs; null where the mode has none. */
  readonly findings: Body | null;
  /** JSON of the explanation. */
  readonly explanation: Body;
};

/**
 * Its texts in UTF-8, from the thread that makes them to the database and the reader: no other thread
 * encodes 240 kB again to hash, store and send them.
 */
export type AnalysisBytes = AnalysisText<Uint8Array>;

const encoder = new TextEncoder();

export function getSubject(shown: ShownAnalysis): AnalysisSubject {
  return {
    mode: shown.mode,
    symbol: shown.mode === 'real-estate' ? null : shown.instrument.symbol,
    interval: shown.mode === 'technical' ? shown.interval : null,
  };
}

/** JSON of an analysis with its id, from the JSON without it. */
export function addId(id: string, content: string): string {
  return `{"id":${JSON.stringify(id)},${content.slice(1)}`;
}

/** Encodes what is streamed of an analysis, and its findings apart. */
export function encodeShown(shown: ShownAnalysis): Pick<AnalysisText, 'content' | 'findings'> {
  if (shown.mode !== 'technical') {
    const { id: _, ...content } = shown;
    return { content: JSON.stringify(content), findings: null };
  }
  const { id: _, findings, ...content } = shown;
  return { content: JSON.stringify(content), findings: JSON.stringify(findings) };
}

/** Encodes an analysis with its explanation. */
export function toAnalysisBytes(analysis: Analysis): AnalysisBytes {
  const { explanation, ...made } = analysis;
  const { candleColumns: _, ...shown } = { candleColumns: undefined, ...made };
  const { id } = shown;
  const { content, findings } = encodeShown(shown);
  return {
    id,
    subject: getSubject(shown),
    ...(shown.mode === 'technical'
      ? {
          chart: {
            id,
            instrument: shown.instrument,
            interval: shown.interval,
            source: shown.source,
            candles: shown.candles,
          },
        }
      : {}),
    content: encoder.encode(content),
    findings: findings === null ? null : encoder.encode(findings),
    explanation: encoder.encode(JSON.stringify(explanation)),
  };
}
