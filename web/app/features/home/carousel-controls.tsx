import { ChevronRight, Pause, Play } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { joinClassNames } from '../../ui/class-names.ts';
import { explainers } from './explainer-slide.tsx';
import type { Carousel } from './use-carousel.ts';

type CarouselControlsProps = { carousel: Carousel; onKeyDown: (event: KeyboardEvent) => void };

/** Buttons of the carousel: pause, previous, each slide, next. */
export function CarouselControls({ carousel, onKeyDown }: CarouselControlsProps) {
  const { t } = useTranslation('home');
  const { current, isPlaying, isStill, isReady, show, togglePlaying } = carousel;
  const PlayIcon = isPlaying ? Pause : Play;
  return (
    // Without JavaScript these do nothing: hidden, with their space reserved.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- handles keys that bubble from the buttons
    <div
      className={joinClassNames('flex items-center gap-1', !isReady && 'invisible')}
      onKeyDown={onKeyDown}
    >
      {!isStill && (
        <IconButton
          label={t(isPlaying ? 'carousel.pause' : 'carousel.play')}
          onClick={togglePlaying}
        >
          <PlayIcon aria-hidden="true" className="size-4" />
        </IconButton>
      )}
      <IconButton label={t('carousel.previous')} onClick={() => show(current - 1)}>
        <ChevronRight aria-hidden="true" className="size-5 rotate-180" />
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
            className={joinClassNames(
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
