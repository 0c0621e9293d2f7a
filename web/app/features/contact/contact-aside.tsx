import { brand } from '@vela/contracts';
import type { ReactNode } from 'react';
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

function Part({ id, heading, children }: { id: string; heading: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-lg font-semibold tracking-tight">
        {heading}
      </h2>
      {children}
    </section>
  );
}

/** Beside the form: other contact addresses, and how a message is processed. */
export function ContactAside() {
  const { t } = useTranslation('contact');
  return (
    <aside className="grid content-start gap-10 border-line lg:border-l lg:pl-10">
      <Part id="addresses" heading={t('aside.addresses')}>
        <Addresses />
      </Part>
      <Part id="before" heading={t('aside.before')}>
        <p className="mt-2 text-sm leading-relaxed text-muted">
          <LinkedWords
            text={t('aside.beforeText')}
            elements={{
              faq: <Link to="/sss" className="link" />,
              methods: <Link to="/methods" className="link" />,
            }}
          />
        </p>
      </Part>
      <Part id="message-data" heading={t('aside.data')}>
        <p className="mt-2 text-sm leading-relaxed text-muted">
          <LinkedWords
            text={t('aside.dataText')}
            elements={{ a: <Link to="/Privacy" className="link" /> }}
          />
        </p>
      </Part>
    </aside>
  );
}
