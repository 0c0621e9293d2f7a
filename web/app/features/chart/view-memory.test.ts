import { expect, it } from 'vitest';
import type { LogicalSpan } from './chart-window.ts';
import { ViewMemory } from './view-memory.ts';

function createView(from: number, to: number) {
  let span: LogicalSpan = { from, to };
  const show = (next: LogicalSpan): void => {
    span = next;
  };
  const memory = new ViewMemory({
    get: () => span,
    show,
    scrollTo: (first) => show({ from: first - 5, to: first + 95 }),
  });
  return { memory, show, get: () => span };
}

it('a zone that reaches into the view moves nothing', () => {
  const { memory, get } = createView(400, 500);
  memory.lookAt({ from: 10, to: 20, end: 499 });
  expect(get()).toEqual({ from: 400, to: 500 });
  memory.lookBack();
  expect(get()).toEqual({ from: 400, to: 500 });
});

it('after several looks the first view returns', () => {
  const { memory, get } = createView(400, 500);
  memory.lookAt({ from: 100, to: 120, end: 120 });
  memory.lookAt({ from: 10, to: 20, end: 20 });
  expect(get()).toEqual({ from: 5, to: 105 });
  memory.lookBack();
  expect(get()).toEqual({ from: 400, to: 500 });
});

it('a view that the user moved meanwhile stays', () => {
  const { memory, get, show } = createView(400, 500);
  memory.lookAt({ from: 100, to: 120, end: 120 });
  show({ from: 200, to: 300 });
  memory.lookBack();
  expect(get()).toEqual({ from: 200, to: 300 });
});
