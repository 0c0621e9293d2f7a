import { useTranslation } from 'react-i18next';
import type { TourPictures } from './tour-pictures.server.ts';

const sizes = {
  chart: { width: 1280, height: 800 },
  phone: { width: 585, height: 1170 },
  replay: { width: 860, height: 800 },
} as const;
type Stop = keyof typeof sizes;

/** The workspace as it is: on a wide screen, in replay, and on a phone. */
export function ProductTour({ pictures }: { pictures: TourPictures }) {
  const { t } = useTranslation('home');
  return (
    <section
      aria-labelledby="tour-heading"
      className="mx-auto w-full max-w-page px-4 py-16 sm:px-6 lg:py-24"
    >
      <p className="eyebrow">{t('tour.eyebrow')}</p>
      <h2 id="tour-heading" className="display mt-3 max-w-3xl text-3xl sm:text-4xl">
        {t('tour.heading')}
      </h2>
      <div className="mt-10 grid items-start gap-x-10 gap-y-12 md:grid-cols-[1fr_15rem]">
        <TourStop stop="chart" pictures={pictures} />
        <div className="md:row-span-2">
          <TourStop stop="phone" pictures={pictures} />
        </div>
        <TourStop stop="replay" pictures={pictures} />
      </div>
    </section>
  );
}

function TourStop({ stop, pictures }: { stop: Stop; pictures: TourPictures }) {
  const { t } = useTranslation('home');
  return (
    <figure className={stop === 'phone' ? 'max-md:max-w-60' : undefined}>
      <ThemedPicture stop={stop} address={pictures[stop].light} className="dark:hidden" />
      <ThemedPicture stop={stop} address={pictures[stop].dark} className="hidden dark:block" />
      <figcaption className="mt-4 max-w-prose">
        <h3 className="text-lg font-semibold tracking-tight">{t(`tour.${stop}.title`)}</h3>
        <p className="mt-1 leading-relaxed text-muted">{t(`tour.${stop}.text`)}</p>
      </figcaption>
    </figure>
  );
}

type ThemedPictureProps = { stop: Stop; address: string; className: string };

/** A screenshot; the one of the other theme is hidden, and so never loaded. */
function ThemedPicture({ stop, address, className }: ThemedPictureProps) {
  const { t } = useTranslation('home');
  return (
    <img
      src={address}
      alt={t(`tour.${stop}.picture`)}
      {...sizes[stop]}
      loading="lazy"
      decoding="async"
      className={`h-auto w-full rounded-lg border border-line-strong shadow-lift ${className}`}
    />
  );
}
