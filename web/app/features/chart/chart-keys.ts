/** Command of a key while the chart has the focus. */
export type ChartCommand =
  | { kind: 'move'; by: number }
  | { kind: 'first' }
  | { kind: 'last' }
  | { kind: 'zoom'; factor: number }
  | { kind: 'all' }
  /** Replay only: plays or pauses, steps. */
  | { kind: 'play' }
  | { kind: 'step'; by: number }
  /** Opens the menu of the candle at the cursor. */
  | { kind: 'menu' }
  | { kind: 'leave' };

type PressedKey = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

const commandByKey: Readonly<Record<string, ChartCommand>> = {
  Home: { kind: 'first' },
  End: { kind: 'last' },
  '+': { kind: 'zoom', factor: 0.7 },
  '=': { kind: 'zoom', factor: 0.7 },
  '-': { kind: 'zoom', factor: 1 / 0.7 },
  '0': { kind: 'all' },
  ' ': { kind: 'play' },
  ',': { kind: 'step', by: -1 },
  '.': { kind: 'step', by: 1 },
  Enter: { kind: 'menu' },
  ContextMenu: { kind: 'menu' },
  Escape: { kind: 'leave' },
};

/** A key's command, if any; Shift: ten candles. Letters, digits and "?" are the page's keys. */
export function toChartCommand(event: PressedKey): ChartCommand | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  const step = event.shiftKey ? 10 : 1;
  if (event.key === 'F10' && event.shiftKey) return { kind: 'menu' };
  if (event.key === 'ArrowLeft') return { kind: 'move', by: -step };
  if (event.key === 'ArrowRight') return { kind: 'move', by: step };
  return commandByKey[event.key];
}

/** Next index of the cursor: it starts at the last candle and is clamped to the candles. */
export function moveCursor(
  cursor: number | undefined,
  command: ChartCommand,
  count: number,
): number | undefined {
  if (count === 0) return undefined;
  if (command.kind === 'first') return 0;
  if (command.kind === 'last') return count - 1;
  if (command.kind !== 'move') return cursor;
  return Math.min(
    Math.max((cursor ?? count - (command.by < 0 ? 0 : 1)) + command.by, 0),
    count - 1,
  );
}
