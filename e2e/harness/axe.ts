import type { Page } from '@playwright/test';
import axeCore from 'axe-core';

declare global {
  // The program puts itself there.
  var axe: typeof axeCore | undefined;
}

type Violation = { readonly id: string; readonly impact: string; readonly nodes: string[] };

/**
 * Runs axe over a part of the page; returns violations of any impact, each with the HTML of its
 * elements. A document gets the program once: sending it each time took half of a check.
 */
export async function runAxe(page: Page, part: string): Promise<Violation[]> {
  const isThere = await page.evaluate(() => globalThis.axe !== undefined);
  if (!isThere) await page.evaluate(axeCore.source);
  return page.evaluate(async (selector) => {
    if (globalThis.axe === undefined) throw new Error('The page changed while it was checked.');
    const { violations } = await globalThis.axe.run(
      { include: [[selector]] },
      { resultTypes: ['violations'] },
    );
    return violations.map(({ id, impact, nodes }) => ({
      id,
      impact: impact ?? 'unknown',
      nodes: nodes.map(({ html }) => html),
    }));
  }, part);
}
