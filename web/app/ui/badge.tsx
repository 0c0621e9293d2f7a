import type { ReactNode } from 'react';
import { joinClassNames } from './class-names.ts';

const tones = {
  neutral: 'border-line bg-sunken text-muted',
  accent: 'border-accent bg-accent-soft text-accent',
  success: 'border-success bg-success-soft text-success',
  warning: 'border-warning bg-warning-soft text-warning',
  danger: 'border-danger bg-danger-soft text-danger',
} as const;
export type BadgeTone = keyof typeof tones;

type BadgeProps = { tone?: BadgeTone; className?: string; children: ReactNode };

/** A short status label. The word carries the meaning, the colour only supports it. */
export function Badge({ tone = 'neutral', className, children }: BadgeProps) {
  return (
    <span
      className={joinClassNames(
        'inline-flex items-center gap-1.5 rounded-full border px-2.5 py-0.5 text-xs leading-5 font-medium',
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
