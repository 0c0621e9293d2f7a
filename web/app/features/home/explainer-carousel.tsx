import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { horizons } from '@vela/contracts';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Badge } from '../../ui/badge.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { type Carousel, useCarousel } from './use-carousel.ts';

const explainers = [
  { name: 'technical', path: '/learn-more-1', isAvailable: true },
  { name: 'fundamental', path: '/learn-more-2', isAvailable: false },
  { name: 'realEstate', path: '/learn-more-3', isAvailable: false },
] as const;
type Explainer = (typeof explainers)[number];

/** What is computed and how, in three items: by the WAI pattern for carousels, and one below the other where no script runs. */
export function ExplainerCarousel() {
  const { t } = useTranslation('home');
  const carousel = useCarousel(explainers.length);
  const { track, current, isPlaying, show, point, focus } = carousel;
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowLeft') show(current - 1);
    if (event.key === 'ArrowRight') show(current + 1);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only learns whether somebody looks closer
    <section
      aria-roledescription={t('carousel.role')}
      aria-labelledby="carousel-heading"
      className="border-y border-line bg-surface"
      onPointerEnter={() => point(true)}
      onPointerLeave={() => point(false)}
      onFocus={() => focus(true)}
      onBlur={() => focus(false)}
    >
      <div className="mx-auto w-full max-w-page px-4 py-14 sm:px-6 lg:py-20">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
          <div>
            <p className="eyebrow">{t('carousel.eyebrow')}</p>
            <h2
              id="carousel-heading"
              className="mt-3 text-2xl font-semibold tracking-tight sm:text-3xl"
            >
              {t('carousel.heading')}
            </h2>
          </div>
          <Controls carousel={carousel} onKeyDown={onKeyDown} />
        </div>
        <div
          ref={track}
          aria-live={isPlaying ? 'off' : 'polite'}
          className="mt-8 flex snap-x snap-mandatory [scrollbar-width:none] overflow-x-auto overscroll-x-contain noscript:flex-col noscript:gap-10"
        >
          {explainers.map((explainer, index) => (
            <Item key={explainer.name} explainer={explainer} index={index} />
          ))}
        </div>
      </div>
    </section>
  );
}

function Item({
  explainer: { name, path, isAvailable },
  index,
}: {
  explainer: Explainer;
  index: number;
}) {
  const { t } = useTranslation('home');
  const points = ['first', 'second', 'third', 'fourth'] as const;
  const values = {
    near: horizons.forecastYears[0],
    middle: horizons.forecastYears[1],
    far: horizons.forecastYears[2],
    years: horizons.realEstateYears,
  };
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
        <Badge tone={isAvailable ? 'success' : 'warning'}>
          {t(isAvailable ? 'carousel.available' : 'carousel.planned')}
        </Badge>
        <h3 className="mt-4 text-2xl font-semibold tracking-tight sm:text-3xl">
          {t(`carousel.${name}.title`)}
        </h3>
        <p className="mt-3 max-w-prose leading-relaxed text-muted">{t(`carousel.${name}.text`)}</p>
        <Link to={path} className={buttonClass('secondary', 'mt-6')}>
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

function Controls({
  carousel,
  onKeyDown,
}: {
  carousel: Carousel;
  onKeyDown: (event: KeyboardEvent) => void;
}) {
  const { t } = useTranslation('home');
  const { current, isPlaying, isStill, isReady, show, togglePlaying } = carousel;
  return (
    // Without scripts all items are in view and these would do nothing: their place is kept, so that nothing moves when they come.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys are heard on the way up from the buttons
    <div
      className={classNames('flex items-center gap-1', !isReady && 'invisible')}
      onKeyDown={onKeyDown}
    >
      {!isStill && (
        <IconButton
          label={t(isPlaying ? 'carousel.pause' : 'carousel.play')}
          onClick={togglePlaying}
        >
          {isPlaying ? (
            <Pause aria-hidden="true" className="size-4" />
          ) : (
            <Play aria-hidden="true" className="size-4" />
          )}
        </IconButton>
      )}
      <IconButton label={t('carousel.previous')} onClick={() => show(current - 1)}>
        <ChevronLeft aria-hidden="true" className="size-5" />
      </IconButton>
      {explainers.map(({ name }, index) => (
        <IconButton
          key={name}
          label={t(`carousel.${name}.title`)}
          isCurrent={index === current}
          onClick={() => show(index)}
        >
          <span
            aria-hidden="true"
            className={classNames(
              'size-2.5 rounded-full border border-line-strong',
              index === current && 'border-accent bg-accent',
            )}
          />
        </IconButton>
      ))}
      <IconButton label={t('carousel.next')} onClick={() => show(current + 1)}>
        <ChevronRight aria-hidden="true" className="size-5" />
      </IconButton>
    </div>
  );
}

type IconButtonProps = {
  label: string;
  isCurrent?: boolean;
  onClick: () => void;
  children: ReactNode;
};

function IconButton({ label, isCurrent = false, onClick, children }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-current={isCurrent || undefined}
      onClick={onClick}
      className="grid size-11 place-items-center rounded-md text-muted transition-colors hover:bg-sunken hover:text-ink"
    >
      {children}
    </button>
  );
}
