import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { joinClassNames } from './class-names.ts';

const tones = {
  note: { icon: Info, box: 'border-accent bg-accent-soft', sign: 'text-accent' },
  success: { icon: CircleCheck, box: 'border-success bg-success-soft', sign: 'text-success' },
  warning: { icon: TriangleAlert, box: 'border-warning bg-warning-soft', sign: 'text-warning' },
  danger: { icon: CircleAlert, box: 'border-danger bg-danger-soft', sign: 'text-danger' },
} as const;

type CalloutProps = {
  tone?: keyof typeof tones;
  title?: ReactNode;
  role?: 'alert' | 'status';
  className?: string;
  children?: ReactNode;
};

/** A callout: note, success, warning or error. */
export function Callout({ tone = 'note', title, role, className, children }: CalloutProps) {
  const { icon: Icon, box, sign } = tones[tone];
  return (
    <div
      role={role}
      className={joinClassNames(
        'flex gap-3 rounded-md border-l-4 px-4 py-3.5 text-sm text-ink',
        box,
        className,
      )}
    >
      <Icon aria-hidden="true" className={joinClassNames('mt-0.5 size-5 shrink-0', sign)} />
      <div className="min-w-0">
        {title !== undefined && <p className="font-semibold">{title}</p>}
        {children !== undefined && (
          <div className={joinClassNames('leading-relaxed', title !== undefined && 'mt-1')}>
            {children}
          </div>
        )}
      </div>
    </div>
  );
}
