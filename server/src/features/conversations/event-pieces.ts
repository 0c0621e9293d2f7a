import type { AnswerRun } from './answer-run.ts';

/** Characters that are buffered for a reader at a time. */
export const pieceLength = 4 * 1024;

/** An event in pieces: a large one is shared by its readers, and not copied for each. */
export function* encodeEventPieces(run: AnswerRun, position: number): Generator<string, void> {
  const data = run.events[position] ?? '';
  const head = `id: ${run.answerId}:${position}\ndata: `;
  if (data.length <= pieceLength) {
    yield `${head}${data}\n\n`;
    return;
  }
  yield head;
  for (let at = 0; at < data.length; at += pieceLength) yield data.slice(at, at + pieceLength);
  yield '\n\n';
}
