import { contactReasons, legalPeriods } from '@vela/contracts';
import { FileText, type LucideIcon, MessagesSquare, Network, ShieldAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

const [soonest, latest] = legalPeriods.replyBusinessDays.contact;
// With word joiners, like the other range of the sentence: neither may break at its dash.
const billing = legalPeriods.replyBusinessDays.refund.join('\u2060–\u2060');
const figures = { reasons: contactReasons.length, soonest, latest, billing };

const features = [
  { name: 'support', path: '/Contact', icon: MessagesSquare },
  { name: 'networking', path: '/Contact', icon: Network },
  { name: 'risk', path: '/Risk', icon: ShieldAlert },
  { name: 'legal', path: '/Legal', icon: FileText },
] as const satisfies readonly { name: string; path: string; icon: LucideIcon }[];

/** Support, networking, risk and the legal notice. */
export function Features() {
  const { t } = useTranslation('home');
  return (
    <section aria-labelledby="features-heading" className="border-t border-line">
      <div className="mx-auto w-full max-w-page px-4 py-14 sm:px-6 lg:py-20">
        <p className="eyebrow">{t('features.eyebrow')}</p>
        <h2 id="features-heading" className="display mt-3 text-3xl sm:text-4xl">
          {t('features.heading')}
        </h2>
        <ul className="mt-10 grid gap-x-10 gap-y-10 sm:grid-cols-2">
          {features.map(({ name, path, icon: Icon }) => (
            <li key={name} className="grid grid-cols-[auto_1fr] gap-x-4 border-t border-line pt-5">
              <Icon aria-hidden="true" className="mt-0.5 size-5 text-accent" />
              <div>
                <h3 className="text-lg font-semibold tracking-tight">
                  {t(`features.${name}.title`)}
                </h3>
                <p className="mt-2 leading-relaxed text-muted">
                  {t(`features.${name}.text`, figures)}
                </p>
                <Link to={path} className="link link-alone mt-2 text-sm font-medium">
                  {t(`features.${name}.action`)}
                </Link>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
