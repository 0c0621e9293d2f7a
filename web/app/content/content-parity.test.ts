import { describe, expect, it } from 'vitest';
import type { LegalDocument } from '../features/legal/legal-document.ts';
import { privacy as privacyEn } from './en/privacy.ts';
import { risk as riskEn } from './en/risk.ts';
import { terms as termsEn } from './en/terms.ts';
import { privacy as privacyTr } from './tr/privacy.ts';
import { risk as riskTr } from './tr/risk.ts';
import { terms as termsTr } from './tr/terms.ts';

/** What must be alike in both languages: sections, their lengths, where their links lead. */
const outline = (text: LegalDocument) =>
  text.sections.map(({ id, paragraphs, points = [] }) => ({
    id,
    paragraphs: paragraphs.length,
    points: points.length,
    links: [...paragraphs, ...points]
      .flatMap((line) => [...line.matchAll(/\]\((\/[^)]*)\)/g)].map((match) => match[1]))
      .toSorted((a = '', b = '') => a.localeCompare(b)),
  }));

describe.each([
  ['privacy', privacyEn, privacyTr],
  ['terms', termsEn, termsTr],
  ['risk', riskEn, riskTr],
] as const)('the %s text', (_name, english, turkish) => {
  it('says the same, section by section, in both languages', () => {
    expect(outline(turkish)).toEqual(outline(english));
  });
});

describe('the risk disclosure', () => {
  it.each([riskEn, riskTr])('links to the terms and to privacy', (text) => {
    const links = outline(text).flatMap((section) => section.links);
    expect(links).toContain('/Terms');
    expect(links).toContain('/Privacy');
  });
});
