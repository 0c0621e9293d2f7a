import type { FormOutcome } from '@vela/contracts';
import { describe, expect, it } from 'vitest';
import { answerForm, type SentForm } from './answer-form.server.ts';

const address = 'https://vela.example/Contact?lng=tr';
const accepted: FormOutcome = { kind: 'accepted' };

const post = (body: BodyInit, headers: Record<string, string> = {}) => new Request(address, { method: 'POST', body, headers });

/** Sends a form and gives what reached the server's function, and the answer. */
async function send(request: Request, outcome: FormOutcome = accepted) {
  const sent: SentForm[] = [];
  const answer = await answerForm(request, async (form) => {
    sent.push(form);
    return outcome;
  });
  return { sent, answer: answer.data, status: answer.init?.status, headers: new Headers(answer.init?.headers) };
}

describe('a form that a page posts', () => {
  it('is read as browsers send it, with line ends as they were typed', async () => {
    const { sent, answer, status } = await send(
      post('email=a%40example.com&message=one%0D%0Atwo', { 'content-type': 'application/x-www-form-urlencoded' }),
    );
    expect(sent).toEqual([{ values: { email: 'a@example.com', message: 'one\ntwo' }, file: undefined, language: 'tr' }]);
    expect(answer).toEqual({ kind: 'accepted' });
    expect(status).toBe(202);
  });

  it('brings its file with all its bytes, and none where none was chosen', async () => {
    const form = new FormData();
    form.set('email', 'a@example.com');
    form.set('file', new File([new Uint8Array([37, 80, 68, 70, 0, 255])], 'Özgeçmiş.pdf', { type: 'application/pdf' }));
    const { sent } = await send(post(form));
    expect(sent[0]?.file).toEqual({ name: 'Özgeçmiş.pdf', type: 'application/pdf', bytes: new Uint8Array([37, 80, 68, 70, 0, 255]) });
    form.set('file', new File([], ''));
    expect((await send(post(form))).sent[0]?.file).toBeUndefined();
  });

  it('is answered in the language of the page it stood on', async () => {
    const form = new FormData();
    form.set('language', 'en');
    expect((await send(post(form))).sent[0]?.language).toBe('en');
    form.set('language', 'xx');
    expect((await send(post(form))).sent[0]?.language).toBe('tr');
  });

  it('comes back with what was typed when it is refused, under the status and with the wait of the refusal', async () => {
    const form = new FormData();
    form.set('message', 'Keep this.');
    const refusal: FormOutcome = { kind: 'refused', status: 429, code: 'TOO_MANY_REQUESTS', message: 'Wait.', fields: [], retryAfter: 140 };
    const { answer, status, headers } = await send(post(form), refusal);
    expect(answer).toMatchObject({ kind: 'refused', code: 'TOO_MANY_REQUESTS', retryAfter: 140, values: { message: 'Keep this.' } });
    expect(status).toBe(429);
    expect(headers.get('retry-after')).toBe('140');
  });

  it('is no form when it cannot be read as one', async () => {
    for (const [body, type] of [
      ['{"email":"a@example.com"}', 'application/json'],
      ['--x\r\nnonsense', 'multipart/form-data; boundary=x'],
    ] as const) {
      const { sent, answer, status } = await send(post(body, { 'content-type': type }));
      expect(sent).toEqual([]);
      expect(status).toBe(400);
      expect(answer).toMatchObject({ kind: 'refused', code: 'MALFORMED_REQUEST', message: expect.stringMatching(/\p{L}{3}/u) });
    }
  });
});
