import type { CompanyFacts } from '@vela/engine';

/** Heap of one reported value with its dates and the number of its filing, as measured. */
const bytesPerValue = 256;

/** Memory of the facts of a company, in bytes. */
export function measureFilings({ facts }: CompanyFacts): number {
  let values = 0;
  for (const tags of Object.values(facts))
    for (const { units } of Object.values(tags))
      for (const reported of Object.values(units)) values += reported.length;
  return values * bytesPerValue;
}
