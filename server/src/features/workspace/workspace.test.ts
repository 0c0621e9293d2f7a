import { randomUUID } from 'node:crypto';
import { chatPaths, type Workspace } from '@vela/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signUp, wideLimits } from '../../testing/account-steps.ts';
import { visit, type Visitor } from '../../testing/conversation-steps.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';

let test: TestApp;
let ayse: Visitor;
let burak: Visitor;

beforeAll(async () => {
  test = await createTestApp({ deps: { authLimits: wideLimits } });
  ayse = visit(test, '', await signUp(test, 'ayse@example.com'));
  burak = visit(test, '', await signUp(test, 'burak@example.com'));
});

afterAll(() => test.close());

const read = async (visitor: Visitor) =>
  (await visitor.call('GET', chatPaths.workspace)).json<Workspace>();
const change = async (visitor: Visitor, payload: object) =>
  (await visitor.call('PATCH', chatPaths.workspace, payload)).statusCode;

it('is empty at first, and each change leaves the other parts as they are', async () => {
  expect(await read(ayse)).toEqual({ conversation: null, layers: {} });
  const conversation = await ayse.begin();
  const changes = [
    { symbol: 'ETHUSDT', interval: '4h', limit: 200 },
    { conversation },
    { layers: { settings: '{"a":1}' } },
    { layers: { zoom: '90' } },
  ];
  // At the same time, as from several tabs.
  expect(await Promise.all(changes.map((one) => change(ayse, one)))).toEqual([204, 204, 204, 204]);
  const layers = { settings: '{"a":1}', zoom: '90' };
  const whole = { symbol: 'ETHUSDT', interval: '4h', limit: 200, conversation, layers };
  expect(await read(ayse)).toEqual(whole);
  expect(await change(ayse, { interval: '1d', layers: { zoom: '40' } })).toBe(204);
  expect(await read(ayse)).toEqual({
    ...whole,
    interval: '1d',
    layers: { settings: '{"a":1}', zoom: '40' },
  });
  expect(await read(burak)).toEqual({ conversation: null, layers: {} });
});

it('forgets a conversation that is closed or deleted', async () => {
  const conversation = await ayse.begin();
  await change(ayse, { conversation });
  await change(ayse, { conversation: null });
  expect((await read(ayse)).conversation).toBeNull();
  await change(ayse, { conversation });
  await ayse.call('DELETE', chatPaths.conversation(conversation));
  expect((await read(ayse)).conversation).toBeNull();
});

it('opens none for a deleted conversation or that of another account, and keeps the rest', async () => {
  const foreign = await burak.begin();
  for (const conversation of [foreign, randomUUID()]) {
    await change(ayse, { conversation: await ayse.begin() });
    expect(await change(ayse, { conversation, layers: { zoom: '70' } })).toBe(204);
    const { conversation: open, layers } = await read(ayse);
    expect(open).toBeNull();
    expect(layers.zoom).toBe('70');
    await change(ayse, { layers: { zoom: '40' } });
  }
});

it('is not held up by a deletion at the same time', async () => {
  for (let round = 0; round < 10; round++) {
    const conversation = await ayse.begin();
    const [status] = await Promise.all([
      change(ayse, { conversation }),
      ayse.call('DELETE', chatPaths.conversation(conversation)),
    ]);
    expect(status).toBe(204);
    expect((await read(ayse)).conversation).toBeNull();
  }
});

it('refuses unknown layers, and guests', async () => {
  expect(await change(ayse, { layers: { anything: 'x' } })).toBe(400);
  expect(await change(ayse, { layers: { zoom: 'x'.repeat(8_001) } })).toBe(400);
  expect(await change(ayse, { limit: 10 })).toBe(400);
  const guest = await test.app.inject({ method: 'GET', url: chatPaths.workspace });
  expect(guest.statusCode).toBe(401);
});
