import { useContext } from 'react';
import { RenderingPartsContext } from './page-parts.ts';

/**
 * Data of a page that goes along with it as a part of its own, ready to be sent: the loader's own data does not repeat it. `value` is there
 * after a change of page within the browser only.
 */
export type Carried<Value extends object> = {
  readonly key: string;
  readonly value: Value | undefined;
};

const onThisPage = new Map<string, { readonly json: string; readonly value: unknown }>();

function readPage(key: string): { readonly json: string; readonly value: unknown } {
  const known = onThisPage.get(key);
  if (known !== undefined) return known;
  const json =
    document.querySelector(`script[data-carried="${CSS.escape(key)}"]`)?.textContent ?? 'null';
  const read = { json, value: JSON.parse(json) };
  onThisPage.set(key, read);
  return read;
}

/** The data itself, wherever it came from. The page that asks for it also shows `CarriedData`. */
export function useCarried<Value extends object>(carried: Carried<Value>): Value {
  const rendering = useContext(RenderingPartsContext);
  if (carried.value !== undefined) return carried.value;
  const value = rendering === undefined ? readPage(carried.key).value : rendering.keptBack(carried);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what `carry` kept back under this very reference
  return value as Value;
}

/** Where the page carries the data. */
export function CarriedData({ carried }: { carried: Carried<object> }) {
  const rendering = useContext(RenderingPartsContext);
  if (carried.value !== undefined) return null;
  const json = rendering === undefined ? readPage(carried.key).json : rendering.placeData(carried);
  return (
    <script
      type="application/json"
      data-carried={carried.key}
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}
