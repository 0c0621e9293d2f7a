import { listMeasures, type Language } from '@vela/contracts';

/** All measures that can be asked for, each with its definition; the words are the answers' own. */
export function createMeasureList(language: Language) {
  return function MeasureList() {
    return (
      <dl>
        {listMeasures(language).map(({ id, name, definition }) => (
          <div key={id} className="mb-4">
            <dt id={id} className="font-semibold">
              {name} <code>{id}@1</code>
            </dt>
            <dd>{definition}</dd>
          </div>
        ))}
      </dl>
    );
  };
}
