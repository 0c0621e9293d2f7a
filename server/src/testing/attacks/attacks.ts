import { deflateSync } from 'node:zlib';
import { accountPaths, apiPaths, chatPaths, intervals } from '@vela/contracts';
import { instrumentCatalogue } from '@vela/market-data';
import { createMultipartBody, goodApplication, multipartType } from '../form-steps.ts';
import { makePackedPdf } from '../make-pdf.ts';
import { createSentenceAttack, createStreamAttack } from './conversation-attacks.ts';
import { flood, getAccount, json, toAddress, toHeaders, type Attack, type Call } from './flood.ts';

/** 600 files of 58 kB that unpack to 60 MB; no two are alike. */
function createFileAttack(name: string, addresses: number): Attack {
  const packed = deflateSync(Buffer.alloc(60 * 1024 * 1024));
  const toBody = (index: number): Buffer => {
    const bytes = makePackedPdf({ object: '', packed, catalog: `/Number ${index}` });
    return createMultipartBody(goodApplication, [{ name: 'cv.pdf', bytes }]);
  };
  return {
    name,
    run: ({ origin }) =>
      flood(origin, { count: 600, atOnce: 60 }, (index) => ({
        path: apiPaths.applications,
        body: toBody(index),
        headers: { ...multipartType, 'x-forwarded-for': toAddress(index % addresses) },
      })),
  };
}

const logIn = (index: number, email: string): Call => ({
  path: accountPaths.login,
  body: JSON.stringify({ email, password: `a wrong password ${index}` }),
  headers: { ...json, 'x-forwarded-for': toAddress(index) },
});

const symbols = instrumentCatalogue.all.map(({ symbol }) => symbol);

function toSeries(index: number): string {
  const interval = intervals[index % intervals.length] ?? '1h';
  const symbol = symbols[Math.floor(index / intervals.length) % symbols.length] ?? '';
  return new URLSearchParams({ symbol, interval, limit: '500' }).toString();
}

/** The attacks of docs/security.md in full size, over HTTP. */
export const attacks: readonly Attack[] = [
  createFileAttack('600 files that unpack to 60 MB, from one address', 1),
  createFileAttack('600 files that unpack to 60 MB, from 100 addresses', 100),
  {
    name: '200 analyses of one account at once',
    run: (target) =>
      flood(target.origin, { count: 200, atOnce: 200 }, (index) => ({
        path: chatPaths.analyses,
        headers: toHeaders(getAccount(target, 0)),
        body: JSON.stringify({ symbol: 'BTCUSDT', interval: '4h', limit: 100 + index }),
      })),
  },
  createSentenceAttack(),
  {
    name: '1,000 wrong passwords of one account, from 1,000 addresses',
    run: ({ origin }) =>
      flood(origin, { count: 1000, atOnce: 50 }, (index) => logIn(index, 'owner@example.com')),
  },
  {
    name: '10,000 wrong passwords of as many accounts, from 10,000 addresses',
    run: ({ origin }) =>
      flood(origin, { count: 10_000, atOnce: 50 }, (index) =>
        logIn(index, `owner${index}@example.com`),
      ),
  },
  {
    name: '1,000 series that are new, from ten addresses without an account',
    run: ({ origin }) =>
      flood(origin, { count: 1000, atOnce: 20 }, (index) => ({
        path: `${chatPaths.candles}?${toSeries(index)}`,
        headers: { 'x-forwarded-for': toAddress(index % 10) },
      })),
  },
  {
    name: '20,000 pages that do not exist, from one address',
    run: ({ origin }) =>
      flood(origin, { count: 20_000, atOnce: 50 }, (index) => ({ path: `/api/none/${index}` })),
  },
  createStreamAttack(),
];
