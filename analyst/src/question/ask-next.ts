import type { MeasureRequest } from '@vela/contracts';
import { findFamily } from './measure-families.ts';
import type { ReadQuestion } from './read-question.ts';
import { askFor, type More, type Told } from './told-answer.ts';

const ordinals = [/second|ikinci/, /third|ucuncu/, /fourth|dorduncu/, /fifth|besinci/] as const;

/** 2 for "the second"; undefined where no place is named. */
function findOrdinal({ measured }: ReadQuestion): number | undefined {
  const at = ordinals.findIndex((one) => one.test(measured.plain));
  return at < 0 ? undefined : at + 2;
}

function askEvents(asked: MeasureRequest, named: number | undefined): More {
  const { count = 1 } = asked;
  return askFor('events', {
    ...asked,
    count: named === undefined ? count + 1 : Math.max(named, count),
  });
}

/** The next zone on the same side, or the first on the other one. */
function askZone(asked: MeasureRequest, read: ReadQuestion): More {
  const { rank = 1, count: _, concept = 'support-resistance', ...others } = asked;
  const { side = asked.side } = read.measured.filters;
  const place = findOrdinal(read) ?? (side === asked.side ? rank + 1 : 1);
  const zone = { ...others, concept, ...(side && { side }) };
  return askFor('zone-state', place > 1 ? { ...zone, rank: place } : zone);
}

/** Answers of a chart that begin with a zone around the close, which is on no side of it. */
const aroundClose: ReadonlySet<string> = new Set(['levels', 'blocks']);

/** "The second one", "the next below": another zone of the list, or one event more of it. */
export function askNext({ asked, plan, read }: Told): More | undefined {
  const family = findFamily(asked?.id ?? '');
  if (asked === undefined || family === undefined || asked.price !== undefined) return undefined;
  const named = findOrdinal(read);
  // The first event of a list is told as the last: as many are listed as it takes.
  if (family === 'events') return askEvents(asked, named);
  const isFirst = named === undefined && aroundClose.has(plan.intent);
  const { concept = 'support-resistance', side } = { ...asked, ...read.measured.filters };
  return isFirst ? askFor('zone-list', { concept, ...(side && { side }) }) : askZone(asked, read);
}
