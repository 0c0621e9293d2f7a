import { useTranslation } from 'react-i18next';
import { Part, Specimen } from './part.tsx';

/** Names of tokens, as the style sheet writes them: no words of a language. */
const tokens = { sm: 'sm', md: 'md', lg: 'lg', lift: 'lift' } as const;

const colours = [
  ['paper', 'surface', 'raised', 'sunken'],
  ['ink', 'muted', 'line', 'line-strong'],
  ['accent', 'accent-strong', 'accent-soft', 'on-accent'],
  ['danger', 'success', 'warning', 'neutral'],
  ['danger-soft', 'success-soft', 'warning-soft', 'scrim'],
  ['bull', 'bear', 'panel', 'on-panel'],
] as const;

export function ColourPart() {
  return (
    <Part name="colours">
      <Specimen name="--color-*">
        {() => (
          <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
            {colours.flat().map((name) => (
              <li key={name} className="min-w-0">
                <div
                  className="h-12 rounded-md border border-line"
                  style={{ background: `var(--color-${name})` }}
                />
                <p className="mt-1 font-mono text-xs break-words text-muted">{name}</p>
              </li>
            ))}
          </ul>
        )}
      </Specimen>
    </Part>
  );
}

const sizes = ['6xl', '5xl', '4xl', '3xl', '2xl', 'xl', 'lg', 'base', 'sm', 'xs'] as const;

export function TypePart() {
  const { t } = useTranslation('design');
  return (
    <Part name="type">
      <Specimen name="--text-*">
        {() => (
          <ul className="grid gap-4">
            {sizes.map((size) => (
              <li key={size} className="grid min-w-0 grid-cols-[3rem_1fr] items-baseline gap-3">
                <span className="font-mono text-xs text-muted">{size}</span>
                <span
                  className="min-w-0 font-semibold tracking-tight break-words"
                  style={{
                    fontSize: `var(--text-${size})`,
                    lineHeight: `var(--text-${size}--line-height)`,
                  }}
                >
                  {t('sample.short')}
                </span>
              </li>
            ))}
          </ul>
        )}
      </Specimen>
      <Specimen name=".eyebrow · .link · tabular-nums">
        {() => (
          <>
            <p className="eyebrow">{t('sample.eyebrow')}</p>
            <p className="mt-2 max-w-prose">
              {t('sample.text')} <span className="link">{t('sample.link')}</span>
            </p>
            <p className="mt-2 text-muted tabular-nums">{t('sample.letters')}</p>
          </>
        )}
      </Specimen>
    </Part>
  );
}

const steps = [1, 2, 3, 4, 6, 8, 12, 16] as const;

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
            <div className="grid size-20 place-items-center rounded-sm border border-line-strong">
              {tokens.sm}
            </div>
            <div className="grid size-20 place-items-center rounded-md border border-line-strong">
              {tokens.md}
            </div>
            <div className="grid size-20 place-items-center rounded-lg border border-line-strong">
              {tokens.lg}
            </div>
            <div className="grid size-20 place-items-center rounded-lg border border-line bg-raised shadow-lift">
              {tokens.lift}
            </div>
          </div>
        )}
      </Specimen>
    </Part>
  );
}
