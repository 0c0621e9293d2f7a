import { randomUUID } from 'node:crypto';
import {
  companyPaths,
  savedDeals,
  type DealInputs,
  type ErrorBody,
  type PropertyReportAnswer,
  type SavedDeal,
  type SavedDealList,
} from '@vela/contracts';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUp, wideLimits } from '../../testing/account-steps.ts';
import { visit, type Visitor } from '../../testing/conversation-steps.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';

const flat: DealInputs = {
  country: 'us',
  currency: 'USD',
  given: { price: 250_000, downPayment: 0.2, rent: 1400, loanRate: 0.06 },
};

let test: TestApp;
let ayse: Visitor;
let burak: Visitor;

beforeAll(async () => {
  test = await createTestApp({ deps: { authLimits: wideLimits } });
  ayse = visit(test, '', await signUp(test, 'ayse@example.com'));
  burak = visit(test, '', await signUp(test, 'burak@example.com'));
});

afterAll(async () => {
  await test.close();
});

const report = (inputs: object, language = 'en') =>
  ayse.call('POST', companyPaths.propertyReports, { ...inputs, language });
const save = (visitor: Visitor, name: string) =>
  visitor.call('POST', companyPaths.propertyDeals, { name, inputs: flat });
const list = async (visitor: Visitor) =>
  (await visitor.call('GET', companyPaths.propertyDeals)).json<SavedDealList>().items;
const readFields = (response: LightMyRequestResponse) =>
  response.json<ErrorBody>().detail.fields ?? [];

describe('the report of a deal', () => {
  it('has the payment of the loan as a published formula gives it', async () => {
    const response = await report(flat);
    expect(response.statusCode).toBe(200);
    const { facts } = response.json<PropertyReportAnswer>();
    const find = (id: string) => facts.find((fact) => fact.id === id)?.value;
    // 200,000 over 360 months at 0.5 % a month.
    expect(find('property.payment')).toBeCloseTo(1199.1, 1);
    expect(find('property.input.price')).toBe(250_000);
  });

  it('is a spreadsheet file as well, and is refused for what is no deal', async () => {
    const asked = { ...flat, language: 'tr' };
    const response = await ayse.call('POST', companyPaths.propertyWorkbooks, asked);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toContain('spreadsheetml.sheet');
    expect(response.rawPayload.subarray(0, 2).toString()).toBe('PK');
    const wrong = { ...asked, given: { price: 250_000, downPayment: 0.5, secondLoan: 250_000 } };
    expect((await ayse.call('POST', companyPaths.propertyWorkbooks, wrong)).statusCode).toBe(400);
  });

  it('names facts in the language asked for', async () => {
    const { facts } = (await report(flat, 'tr')).json<PropertyReportAnswer>();
    expect(facts.map(({ name }) => name)).toContain('Peşinat (fiyatın yüzdesi)');
  });

  it('says at each field what cannot be calculated with', async () => {
    const missing = await report({ ...flat, given: { rent: 1400 } });
    expect([missing.statusCode, readFields(missing)]).toEqual([
      400,
      [{ field: 'given.price', message: 'Must be at least 1.' }],
    ]);
    const borrowed = await report(
      { ...flat, given: { ...flat.given, secondLoan: 220_000, secondLoanYears: 5 } },
      'tr',
    );
    expect(readFields(borrowed)).toEqual([
      {
        field: 'given.secondLoan',
        message: 'Finanse edilecek tutarı aşıyor: en fazla 200.000.',
      },
    ]);
    const wrong = await report({ ...flat, given: { price: -5, loanYears: 0, sauna: 1 } });
    expect(readFields(wrong).map(({ field }) => field)).toEqual([
      'given.price',
      'given.loanYears',
      'given.sauna',
    ]);
  });

  it('is for members', async () => {
    const payload = { ...flat, language: 'en' };
    const url = companyPaths.propertyReports;
    const response = await test.app.inject({ method: 'POST', url, payload });
    expect(response.statusCode).toBe(401);
  });
});

describe('saved deals', () => {
  it('are listed with the latest change first, renamed, changed and deleted', async () => {
    const first = (await save(ayse, '  Flat in Izmir ')).json<SavedDeal>();
    expect([first.name, first.inputs]).toEqual(['Flat in Izmir', flat]);
    test.moveClock(1000);
    const second = (await save(ayse, 'House')).json<SavedDeal>();
    expect((await list(ayse)).map(({ id }) => id)).toEqual([second.id, first.id]);
    test.moveClock(1000);
    const inputs = { ...flat, given: { price: 300_000 } };
    const changed = await ayse.call('PATCH', companyPaths.propertyDeal(first.id), { inputs });
    expect(changed.json<SavedDeal>()).toMatchObject({ name: 'Flat in Izmir', inputs });
    const [latest] = await list(ayse);
    expect(latest?.id).toBe(first.id);
    for (const { id } of [first, second])
      expect((await ayse.call('DELETE', companyPaths.propertyDeal(id))).statusCode).toBe(204);
    expect(await list(ayse)).toEqual([]);
  });

  it('of another person are not found', async () => {
    const { id } = (await save(ayse, 'Mine')).json<SavedDeal>();
    const url = companyPaths.propertyDeal(id);
    expect((await burak.call('PATCH', url, { name: 'Yours' })).statusCode).toBe(404);
    expect((await burak.call('DELETE', url)).statusCode).toBe(404);
    expect(await list(burak)).toEqual([]);
    for (const unknown of [randomUUID(), 'x', '../users'])
      expect((await ayse.call('DELETE', companyPaths.propertyDeal(unknown))).statusCode).toBe(404);
    expect((await list(ayse)).map(({ name }) => name)).toEqual(['Mine']);
  });

  it('need a name and known inputs', async () => {
    const unnamed = await ayse.call('POST', companyPaths.propertyDeals, {
      name: '  ',
      inputs: flat,
    });
    expect(readFields(unnamed).map(({ field }) => field)).toEqual(['name']);
    const odd = { ...flat, given: { price: 'x' } };
    const refused = await ayse.call('POST', companyPaths.propertyDeals, { name: 'A', inputs: odd });
    expect(readFields(refused).map(({ field }) => field)).toEqual(['inputs.given.price']);
  });

  it('of one account are limited, also when saved at the same time', async () => {
    const tries = await Promise.all(
      Array.from({ length: savedDeals.perAccount + 5 }, (_, index) => save(burak, `Deal ${index}`)),
    );
    const statuses = tries.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 201)).toHaveLength(savedDeals.perAccount);
    const refused = tries.find(({ statusCode }) => statusCode !== 201);
    expect(refused?.json<ErrorBody>().detail.error_code).toBe('TOO_MANY_SAVED');
    expect(await list(burak)).toHaveLength(savedDeals.perAccount);
  });
});
