import type { GlyphDrawing } from './glyph-drawings.ts';

const candleCount = 7;

/** Numbers from 0 to below 1 that a text always gives alike (a hash of FNV-1a, then LCG steps). */
function createNumbers(text: string): () => number {
  let state = 0x811c9dc5;
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** A small picture of its own for a text: candles that wander, and the level they began at. */
export function toOwnGlyph(text: string): GlyphDrawing {
  const next = createNumbers(text);
  let price = 3 + next() * 4;
  const start = price;
  const candles = Array.from({ length: candleCount }, () => {
    const open = price;
    price = Math.min(8.6, Math.max(1.4, price + (next() - 0.5) * 5));
    return [round(open), round(price), round(0.4 + next() * 0.6)] as const;
  });
  return { candles, level: [0, candleCount - 1, round(start)] };
}
