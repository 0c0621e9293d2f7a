import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  auth,
  browserStorage,
  cookieLifetimes,
  signInLimits,
  type Language,
  languages,
  legalPeriods,
  plans,
} from '@vela/contracts';
import { describe, expect, it } from 'vitest';
import { findLegalVersion } from '../features/legal/legal-version.ts';
import { findPage, legalPages } from '../site-pages.ts';
import { readContent } from './content.server.ts';
import {
  matchGroups,
  findNumbers,
  listProductFigures,
  removeCitations,
  readWords,
} from './legal-numbers.ts';

const keys = legalPages.map(({ key }) => key);
const texts = languages.flatMap((language) => keys.map((key) => [language, key] as const));

/** The MDX source without imports and interpolated expressions. */
const readSource = (language: Language, key: string) =>
  readFileSync(path.join(import.meta.dirname, language, `${key}.mdx`), 'utf8').replaceAll(
    /^import .*$|^export const (?:refund|yearlyDiscount) .*$/gm,
    ' ',
  );

/** Expressions such as `legalPeriods.breachNoticeHours`, without names and the language. */
const findInterpolations = (language: Language, key: string) =>
  matchGroups(readSource(language, key), /\{([^{}'"`]+)(?:, '(?:en|tr)'\))?\}/g)
    .filter((expression) => !expression.startsWith('brand.'))
    .toSorted();

/** The other cells of the table row whose first cell is `first`. */
function findRow(key: string, first: string): string[] {
  const html = readContent(key, 'en')?.html ?? '';
  const found = [...html.matchAll(/<tr>([\s\S]*?)<\/tr>/g)].map(([, cells = '']) =>
    [...cells.matchAll(/<t[dh][^>]*>([\s\S]*?)<\/t[dh]>/g)].map(([, cell = '']) =>
      cell.replaceAll(/<[^>]+>/g, ' ').trim(),
    ),
  );
  return found.find(([name]) => name === first)?.slice(1) ?? [];
}

const findStoredNames = (table: string) => matchGroups(table, /data-stored="([^"]+)"/g);

const formatRange = ([from, to]: readonly [number, number]) => `${from}–${to}`;

describe('the legal texts', () => {
  it.each(texts)('(%s) %s contains only product figures as numbers', (language, key) => {
    const allowed = new Set(listProductFigures(language));
    expect(
      findNumbers(removeCitations(readWords(key, language))).filter(
        (number) => !allowed.has(number),
      ),
    ).toEqual([]);
  });

  it.each(texts)('(%s) %s has no hard-coded figure', (language, key) => {
    expect(
      findNumbers(removeCitations(readSource(language, key).replaceAll(/\{[^{}]*\}/g, ' '))),
    ).toEqual([]);
  });

  it.each(keys)('%s interpolates the same constants in both languages', (key) => {
    expect(findInterpolations('tr', key)).toEqual(findInterpolations('en', key));
    expect(findNumbers(readWords(key, 'tr')).toSorted()).toEqual(
      findNumbers(readWords(key, 'en'))
        .map((number) => number.replace('.', ','))
        .toSorted(),
    );
  });

  it.each(languages)('(%s) together state every period, age and price', (language) => {
    const said = new Set(
      keys.flatMap((key) => findNumbers(removeCitations(readWords(key, language)))),
    );
    expect(listProductFigures(language).filter((figure) => !said.has(figure))).toEqual([]);
  });

  it.each(texts)(
    '(%s) %s links only to existing pages by their canonical path',
    (language, key) => {
      const paths = matchGroups(readContent(key, language)?.html ?? '', /href="(\/[^"#?]*)"/g);
      expect(paths.length).toBeGreaterThan(0);
      for (const target of paths) expect(findPage(target)?.path).toBe(target);
    },
  );

  it('do not call themselves a template: the page does', () => {
    for (const [language, key] of texts)
      expect(readWords(key, language)).not.toMatch(/template|counsel|şablon|hukuk danışman/i);
  });

  it('have a version each', () => {
    for (const key of keys) expect(findLegalVersion(key)).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  it('call no paid plan active while none is', () => {
    expect(plans.filter(({ active, monthlyCents }) => active && monthlyCents !== 0)).toEqual([]);
    expect(readWords('terms', 'en')).toContain('Paid plans are not active yet.');
    expect(readWords('cancellation', 'en')).toContain('No paid plan is active yet');
  });

  it('link from the risk disclosure to terms and privacy', () => {
    for (const language of languages)
      expect(matchGroups(readContent('risk', language)?.html ?? '', /href="([^"]+)"/g)).toEqual(
        expect.arrayContaining(['/Terms', '/Privacy']),
      );
  });
});

describe('the place of each figure', () => {
  const { refund, retention, replyBusinessDays } = legalPeriods;

  it.each([
    ['cancellation', 'Reply to your message', formatRange(replyBusinessDays.refund)],
    ['cancellation', 'Review of the request', formatRange(refund.reviewBusinessDays)],
    ['cancellation', 'Processing, to a card', formatRange(refund.cardBusinessDays)],
    ['cancellation', 'Processing, by bank transfer', formatRange(refund.bankTransferBusinessDays)],
    [
      'cancellation',
      'Processing, to a digital wallet',
      formatRange(refund.digitalWalletBusinessDays),
    ],
    ['cancellation', 'Payments in crypto assets', 'not refundable'],
    ['privacy', 'Logs and security records', `${retention.logMonths} months at most`],
    ['privacy', 'Backups', `${formatRange(retention.backupDays)} days`],
    ['data', 'Statistics about use (none are kept today)', `${retention.analyticsMonths} months`],
    ['data', 'Backups', `${formatRange(retention.backupDays)} days`],
  ])('on %s: %s', (key, first, expected) => {
    expect(findRow(key, first)).toContain(expected);
  });

  it.each([
    ['cancellation', `within ${refund.moneyBackDays} days`],
    ['cancellation', `more than ${refund.outageHours} hours`],
    ['data', `within ${legalPeriods.breachNoticeHours} hours`],
    ['data', `within ${legalPeriods.dataRightsReplyDays} days`],
    ['legal', `within ${formatRange(replyBusinessDays.contact)} business days`],
    ['terms', 'You must be 18 or of the age of majority'],
    ['terms', 'a trial of 3 days with 3 analyses a day, about 9 in all'],
    ['terms', '17% less'],
    [
      'privacy',
      'from children under 13 (under 16 in the European Union and the United Kingdom for some processing)',
    ],
    [
      'risk',
      'Forecasts of companies over 5, 10 and 15 years, and calculations for real estate over 10 years',
    ],
  ])('on %s: “%s”', (key, expected) => {
    expect(readWords(key, 'en')).toContain(expected);
  });
});

describe('the cookie policy', () => {
  it.each(languages)(
    '(%s) lists every storage entry once, cookies apart from the rest',
    (language) => {
      const [cookies = '', storage = ''] = matchGroups(
        readContent('cookie', language)?.html ?? '',
        /<tbody>([\s\S]*?)<\/tbody>/g,
      );
      const entries = Object.values(browserStorage);
      expect(findStoredNames(cookies)).toEqual(
        entries.filter(({ place }) => place === 'cookie').flatMap(({ names }) => names),
      );
      expect(findStoredNames(storage)).toEqual(
        entries.filter(({ place }) => place !== 'cookie').flatMap(({ names }) => names),
      );
    },
  );

  it('states the lifetime of each cookie', () => {
    const html = readContent('cookie', 'en')?.html ?? '';
    const lifetimes = matchGroups(
      html,
      /<tr>((?:(?!<\/tr>)[\s\S])*data-stored[\s\S]*?)<\/tr>/g,
    ).map((cells) => matchGroups(cells, /<td>([^<]*)<\/td>/g));
    const choice = `${cookieLifetimes.choiceDays} days`;
    expect(lifetimes.slice(0, 6).map((cells) => cells[1])).toEqual([
      `${auth.refreshIdleDays} days without use, ${auth.refreshAbsoluteDays} days in any case`,
      `${cookieLifetimes.registrationHours} hours`,
      `${cookieLifetimes.deviceDays} days`,
      `${signInLimits.providerMinutes} minutes`,
      choice,
      choice,
    ]);
  });
});
