import { horizons } from '@vela/contracts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Badge } from '../../ui/badge.tsx';
import { getButtonClass } from '../../ui/button.tsx';

export const explainers = [
  { name: 'technical', path: '/learn-more-1', state: 'available' },
  { name: 'fundamental', path: '/learn-more-2', state: 'partly' },
  { name: 'realEstate', path: '/learn-more-3', state: 'available' },
] as const;
type Explainer = (typeof explainers)[number];

/** One slide: what is computed, and how. */
export function ExplainerSlide({
  explainer: { name, path, state },
  index,
}: {
  explainer: Explainer;
  index: number;
}) {
  const { t } = useTranslation('home');
  const points = ['first', 'second', 'third', 'fourth'] as const;
  const [near, middle, far] = horizons.forecastYears;
  const values = { near, middle, far, years: horizons.realEstateYears };
  return (
    <div
      id={`explainer-${index + 1}`}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the WAI pattern for carousels asks for this role
      role="group"
      aria-roledescription={t('carousel.itemRole')}
      aria-label={t('carousel.item', { number: index + 1, count: explainers.length })}
      className="grid w-full shrink-0 snap-start content-start gap-x-12 gap-y-6 border-t-2 border-ink pt-6 pr-1 lg:grid-cols-[5fr_7fr]"
    >
      <div>
        <Badge tone={state === 'available' ? 'success' : 'warning'}>{t(`carousel.${state}`)}</Badge>
        <h3 className="mt-4 text-2xl font-semibold tracking-tight sm:text-3xl">
          {t(`carousel.${name}.title`)}
        </h3>
        <p className="mt-3 max-w-prose leading-relaxed text-muted">{t(`carousel.${name}.text`)}</p>
        <Link to={path} className={getButtonClass('secondary', 'mt-6')}>
          {t(`carousel.${name}.action`)}
        </Link>
      </div>
      <ol className="grid content-start divide-y divide-line self-start border-y border-line">
        {points.map((point, place) => (
          <li
            key={point}
            className="grid grid-cols-[2rem_1fr] items-baseline py-3.5 leading-relaxed"
          >
            <span aria-hidden="true" className="text-sm text-accent tabular-nums">
              {place + 1}
            </span>
            {t(`carousel.${name}.${point}`, values)}
          </li>
        ))}
      </ol>
    </div>
  );
}
