import type { FormOutcome, PostedForm } from '@vela/contracts';
import { describe, expect, it } from 'vitest';
import { answerForm } from './answer-form.server.ts';

const posted: PostedForm = {
  fields: { email: 'a@example.com', message: 'Keep this.', website: '' },
  shown: { message: 'Keep this.' },
  file: undefined,
  language: 'tr',
  refusal: undefined,
};

/** Posts a form; returns what reached `submit`, and the response. */
async function sendForm(form: PostedForm, outcome: FormOutcome = { kind: 'accepted' }) {
  const sent: PostedForm[] = [];
  const answer = await answerForm(form, async (one) => {
    sent.push(one);
    return outcome;
  });
  return {
    sent,
    answer: answer.data,
    status: answer.init?.status,
    headers: new Headers(answer.init?.headers),
  };
}

describe('a form that a page posts', () => {
  it('is passed to submit as parsed', async () => {
    const { sent, answer, status } = await sendForm(posted);
    expect([sent, answer, status]).toEqual([[posted], { kind: 'accepted' }, 202]);
  });

  it('returns values, status and Retry-After when refused', async () => {
    const refusal: FormOutcome = {
      kind: 'refused',
      status: 429,
      code: 'TOO_MANY_REQUESTS',
      message: 'Wait.',
      fields: [],
      retryAfter: 140,
    };
    const { answer, status, headers } = await sendForm(posted, refusal);
    expect(answer).toMatchObject({
      kind: 'refused',
      code: 'TOO_MANY_REQUESTS',
      retryAfter: 140,
      values: { message: 'Keep this.' },
    });
    expect(status).toBe(429);
    expect(headers.get('retry-after')).toBe('140');
  });

  it('is not submitted when the host refused it', async () => {
    const refusal = {
      kind: 'refused',
      status: 413,
      code: 'PAYLOAD_TOO_LARGE',
      message: 'Too large.',
      fields: [],
    } as const;
    const { sent, answer, status } = await sendForm({ ...posted, refusal });
    expect(sent).toEqual([]);
    expect(status).toBe(413);
    expect(answer).toMatchObject({
      kind: 'refused',
      message: 'Too large.',
      values: { message: 'Keep this.' },
    });
  });

  it('must be parsed by the host', async () => {
    await expect(answerForm(undefined, async () => ({ kind: 'accepted' }))).rejects.toThrow(
      'the host must parse the posted form',
    );
  });
});
