import { Fragment } from 'react';

/** Browser storage names, one per line; `suffix` stands for what follows a prefix. */
export function StoredNames({ names, suffix = '' }: { names: readonly string[]; suffix?: string }) {
  return (
    <ul className="list-none pl-0">
      {names.map((name) => (
        <li key={name}>
          <code data-stored={name}>
            {`${name}${suffix}`.split('.').map((part, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- the parts of a name never move
              <Fragment key={index}>
                {index > 0 && (
                  <>
                    .<wbr />
                  </>
                )}
                {part}
              </Fragment>
            ))}
          </code>
        </li>
      ))}
    </ul>
  );
}
