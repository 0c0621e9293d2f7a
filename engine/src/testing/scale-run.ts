import type { Candles } from '../candles/candles.ts';
import { createIndicatorScanner } from '../indicators/indicator-scanner.ts';
import type { Bias, Finding, Scale } from '../structure/finding.ts';
import { FindingLog } from '../structure/finding-log.ts';
import { FindingViews } from '../structure/finding-view.ts';
import { createOrderBlockOrigin } from '../structure/order-block-origin.ts';
import { createOrderBlockScanner } from '../structure/order-block.ts';
import { createBreakScanner } from '../structure/structure-break.ts';
import { createSwingScanner } from '../structure/swing.ts';
import { defaultTechnicalOptions, type TechnicalOptions } from '../technical-options.ts';
import { createZoneWatch } from '../structure/zone-watch.ts';

/**
 * Swings, breaks and order blocks of one scale alone, so that a few hand-drawn candles are enough.
 */
export function createScaleRun(
  candles: Candles,
  scale: Scale,
  options: TechnicalOptions = defaultTechnicalOptions,
): { findings: readonly Finding[]; bias: Bias } {
  const log = new FindingLog(candles);
  const zones = createZoneWatch(candles, log);
  const indicators = createIndicatorScanner(candles);
  const swings = createSwingScanner({
    candles,
    log,
    scale,
    size: options.swingSize[scale],
    rule: options.pivotRule,
  });
  const breaks = createBreakScanner({ candles, log, scale, swings, breakBy: options.breakBy });
  const findOrigin = createOrderBlockOrigin({
    candles,
    indicators: indicators.columns,
    options: options.orderBlock,
  });
  const blocks = createOrderBlockScanner({
    candles,
    log,
    scale,
    breaks,
    zones,
    indicators: indicators.columns,
    findOrigin,
    block: options.orderBlock,
  });
  indicators.extend();
  swings.extend();
  breaks.extend();
  for (let t = 0; t < candles.length; t += 1) {
    swings.step(t);
    if (breaks.step(t)) blocks.step(t);
  }
  zones.run(candles.length);
  return { findings: new FindingViews(log).snapshot(), bias: breaks.bias };
}
