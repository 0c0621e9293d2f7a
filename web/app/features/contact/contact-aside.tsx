import { brand } from '@vela/contracts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { LinkedWords } from '../../lib/linked-words.tsx';

const addresses = ['support', 'privacy', 'security', 'careers'] as const;

function Addresses() {
  const { t } = useTranslation('contact');
  return (
    <dl className="mt-3 divide-y divide-line border-y border-line text-sm">
      {addresses.map((name) => (
        <div
          key={name}
          className="flex flex-wrap items-baseline justify-between gap-x-4 max-lg:py-0.5 lg:py-2.5"
        >
          <dt className="text-muted">{t(`aside.${name}`)}</dt>
          <dd className="min-w-0">
            <a
              href={`mailto:${brand.contact[name]}`}
              className="link inline-block py-3 break-all lg:py-0.5"
            >
              {brand.contact[name]}
            </a>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Beside the form: other ways to reach us, and what happens with a message. */
export function ContactAside() {
  const { t } = useTranslation('contact');
  return (
    <aside className="grid content-start gap-10 border-line lg:border-l lg:pl-10">
      <section aria-labelledby="addresses">
        <h2 id="addresses" className="text-lg font-semibold tracking-tight">
          {t('aside.addresses')}
        </h2>
        <Addresses />
      </section>
      <section aria-labelledby="before">
        <h2 id="before" className="text-lg font-semibold tracking-tight">
          {t('aside.before')}
        </h2>
        <p className="mt-2 text-sm leading-relaxed text-muted">
          <LinkedWords
            text={t('aside.beforeText')}
            elements={{
              faq: <Link to="/sss" className="link" />,
              methods: <Link to="/methods" className="link" />,
            }}
          />
        </p>
      </section>
      <section aria-labelledby="message-data">
        <h2 id="message-data" className="text-lg font-semibold tracking-tight">
          {t('aside.data')}
        </h2>
        <p className="mt-2 text-sm leading-relaxed text-muted">
          <LinkedWords
            text={t('aside.dataText')}
            elements={{ a: <Link to="/Privacy" className="link" /> }}
          />
        </p>
      </section>
    </aside>
  );
}
