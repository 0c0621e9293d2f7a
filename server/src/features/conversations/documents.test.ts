import { randomUUID } from 'node:crypto';
import { chatPaths } from '@vela/contracts';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signUp, wideLimits } from '../../testing/account-steps.ts';
import { listen, visit, type Visitor } from '../../testing/conversation-steps.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { readAll } from '../../testing/event-stream.ts';
import { createAnswerParts, createScriptedAnalyst } from '../../testing/scripted-analyst.ts';

const analyst = createScriptedAnalyst();
let test: TestApp;
let ayse: Visitor;
let boris: Visitor;

beforeAll(async () => {
  test = await createTestApp({ deps: { analyst, authLimits: wideLimits } });
  const origin = await listen(test);
  ayse = visit(test, origin, await signUp(test, 'ayse@example.com'));
  boris = visit(test, origin, await signUp(test, 'boris@example.com'));
});
afterAll(() => test.close());

/** Text and font names of a document, read apart from the code that drew it. */
async function readPdf(bytes: Buffer): Promise<{ text: string; pages: number }> {
  const pdf = await getDocument({ data: new Uint8Array(bytes) }).promise;
  const texts: string[] = [];
  for (let page = 1; page <= pdf.numPages; page += 1) {
    const { items } = await (await pdf.getPage(page)).getTextContent();
    texts.push(items.map((item) => ('str' in item ? item.str : '')).join(''));
  }
  return { text: texts.join('\n'), pages: pdf.numPages };
}

it('an answer is a PDF with Turkish letters, its source and the notices on every page', async () => {
  const sentence = 'Işığın ŞİŞLİ’deki değeri ğ ş ı İ Ğ Ş ç ö ü: 1.234,50 ₺.';
  const parts = createAnswerParts(Array.from({ length: 150 }, (_, at) => `${at} ${sentence}`));
  analyst.script = parts.map((part) =>
    part.type === 'understanding' ? { ...part, data: { ...part.data, language: 'tr' } } : part,
  );
  const conversation = await ayse.begin();
  const id = randomUUID();
  await readAll(await ayse.send(conversation, 'Bitcoin’in eğilimi nedir?', { id }));
  const answer = await ayse.call('GET', chatPaths.document(id));
  expect(answer.headers['content-type']).toBe('application/pdf');
  const { text, pages } = await readPdf(answer.rawPayload);
  expect(pages).toBeGreaterThan(1);
  expect(text).toContain('Bitcoin’in eğilimi nedir?');
  expect(text.replaceAll('\n', '')).toContain(`149 ${sentence.slice(0, 30)}`);
  expect(text).toContain('Simülasyon verisi');
  expect(text).toContain('ab'.repeat(32));
  expect(text.match(/Yatırım tavsiyesi değildir/g)).toHaveLength(pages);
  expect(text).toContain(`Sayfa ${pages} / ${pages}`);
  // A part of a font, with the tag that says so: not the whole file.
  expect(answer.rawPayload.toString('latin1')).toMatch(/\/[A-Z]{6}\+Inter/);
  expect(answer.rawPayload.length).toBeLessThan(60_000);
  expect((await boris.call('GET', chatPaths.document(id))).statusCode).toBe(404);
});
