import { randomUUID } from 'node:crypto';
import type { AnalysisRequest } from '@vela/contracts';
import { LRUCache } from 'lru-cache';
import type { AnalyzedText } from '../analyst.ts';
import { cacheBytes } from '../cache-bytes.ts';
import type { AnalysisBytes } from '../analysis-text.ts';
import { isTraceValid, type TaskData, type TraceStep } from './task-data.ts';

type Known = {
  readonly analysis: AnalysisBytes;
  readonly trace: readonly TraceStep[];
  readonly madeAt: number;
};

/** Its trace is short. */
function measureKnown({ analysis: { content, findings, explanation } }: Known): number {
  return content.length + (findings?.length ?? 0) + explanation.length + 4096;
}

/** A known analysis under another id. */
function giveId(analysis: AnalysisBytes): AnalysisBytes {
  const id = randomUUID();
  return { ...analysis, id, ...(analysis.chart && { chart: { ...analysis.chart, id } }) };
}

/** The latest analyses of requests; one is the answer again while all it was made of is the same. */
export type AnalysisMemo = {
  find(request: AnalysisRequest, now: number, data: TaskData): Promise<AnalyzedText | undefined>;
  add(
    request: AnalysisRequest,
    made: { readonly analysis: AnalysisBytes; readonly now: number; readonly data: TaskData },
  ): void;
};

export function createAnalysisMemo(): AnalysisMemo {
  const known = new LRUCache<string, Known>({
    maxSize: cacheBytes.analyses,
    sizeCalculation: measureKnown,
  });
  return {
    async find(request, now, data) {
      const found = known.get(JSON.stringify(request));
      if (found === undefined) return undefined;
      const isSame = await isTraceValid(found.trace, { before: found.madeAt, now }, data);
      if (!isSame) return undefined;
      return { kind: 'text', analysis: giveId(found.analysis), isRepeated: true };
    },
    add(request, { analysis, now, data }) {
      // Figures of a company depend on filings, which no trace names.
      if (analysis.subject.mode !== 'technical') return;
      known.set(JSON.stringify(request), { analysis, trace: [...data.trace], madeAt: now });
    },
  };
}
