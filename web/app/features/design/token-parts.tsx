import { useTranslation } from 'react-i18next';
import { Part, Specimen } from './part.tsx';

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
