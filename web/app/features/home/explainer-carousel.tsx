import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { CarouselControls } from './carousel-controls.tsx';
import { explainers, ExplainerSlide } from './explainer-slide.tsx';
import { useCarousel } from './use-carousel.ts';

/** Explains in three slides what is computed: a WAI carousel, without JavaScript a plain list. */
export function ExplainerCarousel() {
  const { t } = useTranslation('home');
  const carousel = useCarousel(explainers.length);
  const { track, current, isPlaying, show, point, focus } = carousel;
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowLeft') show(current - 1);
    if (event.key === 'ArrowRight') show(current + 1);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only tracks hover and focus
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
            <h2 id="carousel-heading" className="display mt-3 text-3xl sm:text-4xl">
              {t('carousel.heading')}
            </h2>
          </div>
          <CarouselControls carousel={carousel} onKeyDown={onKeyDown} />
        </div>
        <div
          ref={track}
          aria-live={isPlaying ? 'off' : 'polite'}
          className="mt-8 flex snap-x snap-mandatory [scrollbar-width:none] overflow-x-auto overscroll-x-contain noscript:flex-col noscript:gap-10"
        >
          {explainers.map((explainer, index) => (
            <ExplainerSlide key={explainer.name} explainer={explainer} index={index} />
          ))}
        </div>
      </div>
    </section>
  );
}
