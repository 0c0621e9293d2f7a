import { describe, expect, it } from 'vitest';
import { hashText, joinAnalysisBytes, joinAnalysisJson } from './analysis-store.ts';

const texts = {
  id: '4f9c0a52-2f6c-4d9e-9d0a-3a54a8a4c001',
  content: '{"mode":"technical","name":"Türk Hava Yolları — ☕"}',
  findings: '[{"id":"a"}]',
  explanation: '{"sentences":["Fiyat yükseldi: 12 ₺"]}',
};
const encode = (text: string): Uint8Array => new TextEncoder().encode(text);
const bytes = {
  id: texts.id,
  content: encode(texts.content),
  findings: encode(texts.findings),
  explanation: encode(texts.explanation),
};

describe('the JSON of an analysis', () => {
  it('has its id, the fields of its content, its findings and its explanation', () => {
    expect(JSON.parse(joinAnalysisJson({ ...texts, candles: '{"open":[1]}' }))).toEqual({
      id: texts.id,
      mode: 'technical',
      name: 'Türk Hava Yolları — ☕',
      findings: [{ id: 'a' }],
      explanation: { sentences: ['Fiyat yükseldi: 12 ₺'] },
      candleColumns: { open: [1] },
    });
  });

  it('is the same of its texts and of their bytes', () => {
    expect(joinAnalysisBytes(bytes).toString()).toBe(joinAnalysisJson(texts));
    expect(joinAnalysisBytes({ ...bytes, findings: null, candles: '[]' }).toString()).toBe(
      joinAnalysisJson({ ...texts, findings: null, candles: '[]' }),
    );
  });

  it('has one key for a text and for its bytes: the SHA-256 of the bytes', () => {
    expect(hashText('abc')).toBe(
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    );
    expect(hashText(bytes.explanation)).toBe(hashText(texts.explanation));
  });
});
