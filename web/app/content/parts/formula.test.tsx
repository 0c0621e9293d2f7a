import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createFormula } from './formula.tsx';
import { toFormulaLine } from './formula-line.ts';

/** `_` stands for a no-break space. */
const showSpaces = (text: string) => toFormulaLine(text).replaceAll('\u00A0', '_');

describe('a line of a formula', () => {
  it('breaks only before operators', () => {
    expect(showSpaces('a = b + c')).toBe('a =_b +_c');
    expect(showSpaces('close(t) > price of the swing')).toBe('close(t) >_price of the swing');
  });

  it('keeps a bracket together', () => {
    expect(showSpaces('low(t) > high(t − 2) and close(t − 1) > high(t − 2)')).toBe(
      'low(t) >_high(t_−_2) and close(t_−_1) >_high(t_−_2)',
    );
    expect(showSpaces('TR(t) = max(high(t), close(t − 1)) − min(low(t), close(t − 1))')).toBe(
      'TR(t) =_max(high(t),_close(t_−_1)) −_min(low(t),_close(t_−_1))',
    );
  });

  it('breaks a bracket longer than a line before its operators', () => {
    expect(showSpaces('ATR(t) = (ATR(t − 1) · (n − 1) + TR(t) · something long) / n')).toBe(
      'ATR(t) =_(ATR(t_−_1) ·_(n_−_1) +_TR(t) ·_something long) /_n',
    );
  });

  it('changes nothing but spaces, whatever the brackets', () => {
    for (const text of ['0 = −C + C₁ ÷ (1 + r)ⁿ', 'max(a', 'a) · (b', ')(', '', '((1 + 2) · 3)'])
      expect(toFormulaLine(text).replaceAll('\u00A0', ' ')).toBe(text);
  });
});

describe('a formula', () => {
  const Turkish = createFormula('tr');
  const English = createFormula('en');

  it('explains its English price names in Turkish, each once', () => {
    const html = renderToStaticMarkup(
      <Turkish label="Yükseliş">
        {'low(t) > high('}t − 2{') ve close(t − 1) > high(t − 2)'}
      </Turkish>,
    );
    expect(html).toContain(
      '<figcaption>Yükseliş<br/>high: en yüksek, low: en düşük, close: kapanış</figcaption>',
    );
    expect(html).toContain('high(t\u00A0−\u00A02)');
  });

  it('adds no legend without price names or in English', () => {
    expect(renderToStaticMarkup(<Turkish>{'TR(t) = 1'}</Turkish>)).not.toContain('figcaption');
    expect(renderToStaticMarkup(<English label="A rise">{'low(t)'}</English>)).toContain(
      '<figcaption>A rise</figcaption>',
    );
  });
});
