import { useTranslation } from 'react-i18next';

const promises = ['facts', 'repaint', 'health', 'rates', 'advice'] as const;

/** The five promises, worded for the current state. */
export function Advantages() {
  const { t } = useTranslation('home');
  return (
    <section
      id="advantages"
      aria-labelledby="advantages-heading"
      className="mx-auto w-full max-w-page px-4 py-16 sm:px-6 lg:py-24"
    >
      <p className="eyebrow">{t('advantages.eyebrow')}</p>
      <h2 id="advantages-heading" className="display mt-3 max-w-3xl text-3xl sm:text-4xl">
        {t('advantages.heading')}
      </h2>
      <ol className="mt-12 grid gap-x-10 gap-y-10 sm:grid-cols-2 lg:grid-cols-6">
        {promises.map((promise, index) => (
          <li
            key={promise}
            className={`border-t-2 border-ink pt-4 ${index < 3 ? 'lg:col-span-2' : 'lg:col-span-3'}`}
          >
            <span aria-hidden="true" className="text-sm font-semibold text-accent tabular-nums">
              {index + 1}
            </span>
            <h3 className="mt-2 text-lg font-semibold tracking-tight">
              {t(`advantages.${promise}.title`)}
            </h3>
            <p className="mt-2 leading-relaxed text-muted">{t(`advantages.${promise}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
