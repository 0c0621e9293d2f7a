import { useTranslation } from 'react-i18next';

/** Shown while there is no sample: new installation, or the source is unavailable. */
export function SampleMissing() {
  const { t } = useTranslation('sample');
  return (
    <section
      id="sample"
      aria-labelledby="sample-heading"
      className="rounded-lg border border-dashed border-line-strong bg-surface px-6 py-14 text-center"
    >
      <p className="eyebrow">{t('eyebrow')}</p>
      <h2 id="sample-heading" className="mt-3 text-xl font-semibold tracking-tight">
        {t('missing.title')}
      </h2>
      <p className="mx-auto mt-2 max-w-prose text-muted">{t('missing.text')}</p>
    </section>
  );
}
