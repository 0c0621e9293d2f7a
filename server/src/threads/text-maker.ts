import type { AnalysisRequest } from '@vela/contracts';
import type { AnalyzedText } from '../analyst.ts';
import { createAnalysisMemo } from './analysis-memo.ts';
import type { AnalystWork } from './analyst-task.ts';
import type { TaskData } from './task-data.ts';

type Asked = { readonly request: AnalysisRequest; readonly now: number };

type Deps = {
  readonly openData: () => TaskData;
  /** Makes a text on a thread, in its owner's turn. */
  readonly make: (work: AnalystWork, owner: string, data: TaskData) => Promise<AnalyzedText>;
};

/** Makes analyses as text; those of the same request and candles once, also when asked at once. */
export function createTextMaker({
  openData,
  make,
}: Deps): (asked: Asked, owner: string) => Promise<AnalyzedText> {
  const memo = createAnalysisMemo();
  const making = new Map<string, Promise<AnalyzedText>>();

  async function makeAnew({ request, now }: Asked, owner: string): Promise<AnalyzedText> {
    const data = openData();
    const made = await make({ kind: 'analyze-to-text', request, now }, owner, data);
    if (made.kind === 'text') memo.add(request, { analysis: made.analysis, now, data });
    return made;
  }

  async function makeAfter(
    last: Promise<unknown> | undefined,
    asked: Asked,
    owner: string,
  ): Promise<AnalyzedText> {
    // What another is having made may be the answer to this request, too.
    await last?.catch(() => undefined);
    const known = await memo.find(asked.request, asked.now, openData());
    return known ?? makeAnew(asked, owner);
  }

  return async (asked, owner) => {
    // Figures of a company are not kept: one after another they would only wait.
    if (asked.request.mode !== 'technical') return makeAnew(asked, owner);
    const name = JSON.stringify(asked.request);
    const made = makeAfter(making.get(name), asked, owner);
    making.set(name, made);
    try {
      return await made;
    } finally {
      if (making.get(name) === made) making.delete(name);
    }
  };
}
