import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  auth,
  browserStorage,
  cookieLifetimes,
  type Language,
  languages,
  legalPeriods,
  plans,
} from '@vela/contracts';
import { describe, expect, it } from 'vitest';
import { legalVersion } from '../features/legal/legal-version.ts';
import { findPage, legalPages } from '../site-pages.ts';
import { readContent } from './content.server.ts';
import { foundIn, numbersIn, productFigures, withoutCitations, wordsOf } from './legal-numbers.ts';

const keys = legalPages.map(({ key }) => key);
const texts = languages.flatMap((language) => keys.map((key) => [language, key] as const));

/** A text as it is written, without what it imports and computes. */
const sourceOf = (language: Language, key: string) =>
  readFileSync(path.join(import.meta.dirname, language, `${key}.mdx`), 'utf8').replaceAll(
    /^import .*$|^export const (?:refund|yearlyDiscount) .*$/gm,
    ' ',
  );

/** What a text interpolates, such as `legalPeriods.breachNoticeHours`; names, and the language of a format, are not part of it. */
const interpolations = (language: Language, key: string) =>
  foundIn(sourceOf(language, key), /\{([^{}'"`]+)(?:, '(?:en|tr)'\))?\}/g)
    .filter((expression) => !expression.startsWith('brand.'))
    .toSorted();

/** A row of a table by its first cell: the other cells. */
function row(key: string, first: string): string[] {
  const html = readContent(key, 'en')?.html ?? '';
  const found = [...html.matchAll(/<tr>([\s\S]*?)<\/tr>/g)].map(([, cells = '']) =>
    [...cells.matchAll(/<t[dh][^>]*>([\s\S]*?)<\/t[dh]>/g)].map(([, cell = '']) =>
      cell.replaceAll(/<[^>]+>/g, ' ').trim(),
    ),
  );
  return found.find(([name]) => name === first)?.slice(1) ?? [];
}

const namesIn = (table: string) => foundIn(table, /data-stored="([^"]+)"/g);

const span = ([from, to]: readonly [number, number]) => `${from}–${to}`;

describe('the legal texts', () => {
  it.each(texts)('(%s) %s says no number but figures of the product', (language, key) => {
    const allowed = new Set(productFigures(language));
    expect(
      numbersIn(withoutCitations(wordsOf(key, language))).filter((number) => !allowed.has(number)),
    ).toEqual([]);
  });

  it.each(texts)('(%s) %s has no figure typed into it', (language, key) => {
    expect(
      numbersIn(withoutCitations(sourceOf(language, key).replaceAll(/\{[^{}]*\}/g, ' '))),
    ).toEqual([]);
  });

  it.each(keys)('%s interpolates the same constants in both languages', (key) => {
    expect(interpolations('tr', key)).toEqual(interpolations('en', key));
    expect(numbersIn(wordsOf(key, 'tr')).toSorted()).toEqual(
      numbersIn(wordsOf(key, 'en'))
        .map((number) => number.replace('.', ','))
        .toSorted(),
    );
  });

  it.each(languages)('(%s) say every period, age and price between them', (language) => {
    const said = new Set(
      keys.flatMap((key) => numbersIn(withoutCitations(wordsOf(key, language)))),
    );
    expect(productFigures(language).filter((figure) => !said.has(figure))).toEqual([]);
  });

  it.each(texts)(
    '(%s) %s leads only to pages of the site, in their own spelling',
    (language, key) => {
      const paths = foundIn(readContent(key, language)?.html ?? '', /href="(\/[^"#?]*)"/g);
      expect(paths.length).toBeGreaterThan(0);
      for (const target of paths) expect(findPage(target)?.path).toBe(target);
    },
  );

  it('leave it to the page to call them a template', () => {
    for (const [language, key] of texts)
      expect(wordsOf(key, language)).not.toMatch(/template|counsel|şablon|hukuk danışman/i);
  });

  it('have a version each', () => {
    for (const key of keys) expect(legalVersion(key)).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  it('call no paid plan active, as long as none is', () => {
    expect(plans.filter(({ active, monthlyCents }) => active && monthlyCents !== 0)).toEqual([]);
    expect(wordsOf('terms', 'en')).toContain('Paid plans are not active yet.');
    expect(wordsOf('cancellation', 'en')).toContain('No paid plan is active yet');
  });

  it('lead from the risk disclosure to the terms and to privacy', () => {
    for (const language of languages)
      expect(foundIn(readContent('risk', language)?.html ?? '', /href="([^"]+)"/g)).toEqual(
        expect.arrayContaining(['/Terms', '/Privacy']),
      );
  });
});

describe('each figure stands where it belongs', () => {
  const { refund, retention, replyBusinessDays } = legalPeriods;

  it.each([
    ['cancellation', 'Reply to your message', span(replyBusinessDays.refund)],
    ['cancellation', 'Review of the request', span(refund.reviewBusinessDays)],
    ['cancellation', 'Processing, to a card', span(refund.cardBusinessDays)],
    ['cancellation', 'Processing, by bank transfer', span(refund.bankTransferBusinessDays)],
    ['cancellation', 'Processing, to a digital wallet', span(refund.digitalWalletBusinessDays)],
    ['cancellation', 'Payments in crypto assets', 'not refundable'],
    ['privacy', 'Logs and security records', `${retention.logMonths} months at most`],
    ['privacy', 'Backups', `${span(retention.backupDays)} days`],
    ['data', 'Statistics about use (none are kept today)', `${retention.analyticsMonths} months`],
    ['data', 'Backups', `${span(retention.backupDays)} days`],
  ])('on %s: %s', (key, first, expected) => {
    expect(row(key, first)).toContain(expected);
  });

  it.each([
    ['cancellation', `within ${refund.moneyBackDays} days`],
    ['cancellation', `more than ${refund.outageHours} hours`],
    ['data', `within ${legalPeriods.breachNoticeHours} hours`],
    ['data', `within ${legalPeriods.dataRightsReplyDays} days`],
    ['legal', `within ${span(replyBusinessDays.contact)} business days`],
    ['terms', 'You must be 18 or of the age of majority'],
    ['terms', 'a trial of 3 days with 3 analyses a day, about 9 in all'],
    ['terms', '17% less'],
    [
      'privacy',
      'from children under 13 (under 16 in the European Union and the United Kingdom for some processing)',
    ],
    ['risk', 'Forecasts over 5, 10 and 15 years, and calculations for real estate over 10 years'],
  ])('on %s: “%s”', (key, expected) => {
    expect(wordsOf(key, 'en')).toContain(expected);
  });
});

describe('the cookie policy', () => {
  it.each(languages)(
    '(%s) names what the product stores, each entry once, cookies apart from the rest',
    (language) => {
      const [cookies = '', storage = ''] = foundIn(
        readContent('cookie', language)?.html ?? '',
        /<tbody>([\s\S]*?)<\/tbody>/g,
      );
      const entries = Object.values(browserStorage);
      expect(namesIn(cookies)).toEqual(
        entries.filter(({ place }) => place === 'cookie').flatMap(({ names }) => names),
      );
      expect(namesIn(storage)).toEqual(
        entries.filter(({ place }) => place !== 'cookie').flatMap(({ names }) => names),
      );
    },
  );

  it('gives each cookie the lifetime it has', () => {
    const html = readContent('cookie', 'en')?.html ?? '';
    const lifetimes = foundIn(html, /<tr>((?:(?!<\/tr>)[\s\S])*data-stored[\s\S]*?)<\/tr>/g).map(
      (cells) => foundIn(cells, /<td>([^<]*)<\/td>/g),
    );
    const choice = `${cookieLifetimes.choiceDays} days`;
    expect(lifetimes.slice(0, 4).map((cells) => cells[1])).toEqual([
      `${auth.refreshIdleDays} days without use, ${auth.refreshAbsoluteDays} days in any case`,
      `${cookieLifetimes.registrationHours} hours`,
      choice,
      choice,
    ]);
  });
});
