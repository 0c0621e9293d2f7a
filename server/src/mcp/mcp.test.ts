import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import {
  getDefaultEnvironment,
  StdioClientTransport,
} from '@modelcontextprotocol/sdk/client/stdio.js';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';

const client = new Client({ name: 'test', version: '1' });
const answerSchema = z.object({
  notice: z.string(),
  facts: z
    .array(z.object({ id: z.string(), source: z.object({ kind: z.string() }), asOf: z.string() }))
    .optional(),
});

beforeAll(async () => {
  const args = [path.resolve(import.meta.dirname, '../mcp.ts')];
  const env = { ...getDefaultEnvironment(), MARKET_DATA: 'simulated', NODE_ENV: 'production' };
  await client.connect(new StdioClientTransport({ command: process.execPath, args, env }));
});
afterAll(() => client.close());

const call = async (name: string, given: Record<string, unknown>) => {
  const answer = await client.callTool({ name, arguments: given });
  return { isError: answer.isError === true, ...answerSchema.parse(answer.structuredContent) };
};

it('offers the tools of the engine over standard input and output', async () => {
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name).toSorted()).toEqual([
    'analyze_fundamental',
    'analyze_real_estate',
    'analyze_technical',
    'base_rate',
    'compare',
    'define_concept',
    'look_up_instrument',
  ]);
  // No symbol of an instrument stands in a description or a schema.
  expect(JSON.stringify(tools)).not.toMatch(/BTC|AAPL|USDT/);
});

it.each([
  ['analyze_technical', { symbol: 'BTCUSDT' }, 'close.last'],
  ['compare', { symbol: 'BTCUSDT', other: 'ETHUSDT' }, 'compare.correlation'],
  ['analyze_fundamental', { symbol: 'AAPL' }, ''],
  ['analyze_real_estate', { country: 'us', currency: 'USD', given: { price: 200_000 } }, ''],
])('%s answers with facts, their sources and the notice', async (name, given, id) => {
  const { facts = [], notice, isError } = await call(name, given);
  expect(isError).toBe(false);
  expect(facts.length).toBeGreaterThan(5);
  expect(facts.some((fact) => id === '' || fact.id === id)).toBe(true);
  expect(facts.every(({ source }) => source.kind !== '')).toBe(true);
  expect(notice).toMatch(/no investment advice/);
});

it('finds instruments, defines terms, and says why there are no facts', async () => {
  const found = await client.callTool({
    name: 'look_up_instrument',
    arguments: { query: 'altın' },
  });
  expect(JSON.stringify(found.structuredContent)).toContain('XAUUSD');
  const defined = await client.callTool({
    name: 'define_concept',
    arguments: { concept: 'fair-value-gap', language: 'tr' },
  });
  expect(JSON.stringify(defined.structuredContent)).toContain('boşlu');
  expect(await call('analyze_technical', { symbol: 'qqqqqqq' })).toMatchObject({ isError: true });
});
