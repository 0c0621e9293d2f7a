import { type AnswerFeedback, chatPaths } from '@vela/contracts';
import type { Api } from '../../../lib/api.ts';

/** Stores a rating of the answer to a question; undefined takes it away. Throws an ApiError. */
export async function rateAnswer(
  api: Api,
  questionId: string,
  feedback: AnswerFeedback | undefined,
): Promise<void> {
  const path = chatPaths.feedback(questionId);
  await (feedback === undefined
    ? api.request(path, { method: 'DELETE' })
    : api.request(path, { method: 'PUT', json: feedback }));
}
