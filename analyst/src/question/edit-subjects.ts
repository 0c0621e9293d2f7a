import { foldText } from '@vela/contracts';
import type { InstrumentCatalogue } from '@vela/market-data';
import { findPlaces } from './find-acts.ts';

type Edit = { readonly symbol: string; readonly isAdded: boolean };

// "Add sol": beside such a word an ordinary word is a name.
const shortEdit = /^\s*(?<verb>\p{L}+)\s+(?<name>[\p{L}\d]+)\s*[.!]?\s*$/u;

/** The one name of a text of two words. */
function findTyped(text: string, catalogue: InstrumentCatalogue) {
  const name = shortEdit.exec(text)?.groups?.['name'];
  if (name === undefined) return [];
  const start = text.lastIndexOf(name);
  return [{ start, end: start + name.length, match: catalogue.resolve(name) }];
}

/** What is nearest to a name decides: "drop sol, add xrp". */
function listEdits(message: string, catalogue: InstrumentCatalogue): Edit[] {
  const text = message.normalize('NFC');
  const folded = foldText(text);
  const words = (['add-subject', 'drop-subject'] as const).flatMap((kind) =>
    findPlaces(folded, kind).map(({ start, end }) => ({
      middle: (start + end) / 2,
      isAdded: kind === 'add-subject',
    })),
  );
  const found = catalogue.findInText(text);
  return (found.length > 0 ? found : findTyped(text, catalogue)).flatMap(
    ({ start, end, match }): Edit[] => {
      const middle = (start + end) / 2;
      const [nearest] = words.toSorted(
        (a, b) => Math.abs(a.middle - middle) - Math.abs(b.middle - middle),
      );
      return match.kind === 'found' && nearest !== undefined
        ? [{ symbol: match.instrument.symbol, isAdded: nearest.isAdded }]
        : [];
    },
  );
}

/**
 * The instruments of an earlier question with those that a message adds and without those it
 * takes away; undefined where it does neither.
 */
export function editSubjects(
  message: string,
  earlier: readonly string[],
  catalogue: InstrumentCatalogue,
): readonly string[] | undefined {
  const edits = listEdits(message, catalogue);
  if (edits.length === 0 || earlier.length === 0) return undefined;
  const dropped = new Set(edits.flatMap(({ symbol, isAdded }) => (isAdded ? [] : [symbol])));
  const added = edits.flatMap(({ symbol, isAdded }) => (isAdded ? [symbol] : []));
  const subjects = [...new Set([...earlier.filter((symbol) => !dropped.has(symbol)), ...added])];
  const isChanged = subjects.join() !== earlier.join();
  return isChanged && subjects.length > 0 ? subjects : undefined;
}
