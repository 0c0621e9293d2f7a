import { joinClassNames } from '../../ui/class-names.ts';
import { Part, Specimen } from './part.tsx';

const steps = [1, 2, 3, 4, 6, 8, 12, 16] as const;

const boxes = [
  ['sm', 'rounded-sm border-line-strong'],
  ['md', 'rounded-md border-line-strong'],
  ['lg', 'rounded-lg border-line-strong'],
  ['lift', 'rounded-lg border-line bg-raised shadow-lift'],
] as const;

export function SpacePart() {
  return (
    <Part name="space">
      <Specimen name="--spacing">
        {() => (
          <ul className="flex flex-wrap items-end gap-4">
            {steps.map((step) => (
              <li key={step}>
                <div
                  className="bg-accent"
                  style={{
                    width: `calc(var(--spacing) * ${step})`,
                    height: `calc(var(--spacing) * ${step})`,
                  }}
                />
                <p className="mt-1 font-mono text-xs text-muted">{step * 4}</p>
              </li>
            ))}
          </ul>
        )}
      </Specimen>
      <Specimen name="--radius-* · --shadow-lift">
        {() => (
          <div className="flex flex-wrap gap-5 font-mono text-xs text-muted">
            {boxes.map(([name, look]) => (
              <div
                key={name}
                className={joinClassNames('grid size-20 place-items-center border', look)}
              >
                {name}
              </div>
            ))}
          </div>
        )}
      </Specimen>
    </Part>
  );
}
