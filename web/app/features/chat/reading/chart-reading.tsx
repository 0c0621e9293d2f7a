import type { TechnicalWireAnalysis } from '@vela/contracts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { FactLinks } from '../fact-links.ts';
import { LinkedText } from '../linked-text.tsx';
import { chooseReading } from './choose-reading.ts';

/** A chart in three sentences of its analysis, before anything is asked. */
export function ChartReading({
  analysis,
  links,
}: {
  analysis: TechnicalWireAnalysis;
  links: FactLinks;
}) {
  const { t } = useTranslation(['workspace', 'chat']);
  const lines = useMemo(
    () => chooseReading(analysis.explanation.sentences, analysis.facts),
    [analysis],
  );
  const name = `${analysis.instrument.symbol} · ${t(`chat:shortInterval.${analysis.interval}`)}`;
  return (
    <section
      aria-label={t('reading.label', { name })}
      data-testid="reading"
      data-reading-of={analysis.id}
      className="text-sm leading-5.5"
    >
      <h2 className="display text-lg leading-6">{t('reading.eyebrow', { name })}</h2>
      <ul className="mt-2 space-y-2 max-md:space-y-1 [&_[data-fact]]:decoration-line-strong">
        {lines.map((sentence) => (
          <li key={sentence.text} className="border-l-2 border-line pl-2.5 hover:border-accent">
            <LinkedText sentence={sentence} links={links} />
          </li>
        ))}
      </ul>
    </section>
  );
}
