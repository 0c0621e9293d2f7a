import { CircleCheck } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { getButtonClass } from '../../ui/button.tsx';

type FormAcceptedProps = {
  title: string;
  another: string;
  path: string;
  onAnother: () => void;
  children: ReactNode;
};

/** Replaces the form once accepted; takes over its focus. */
export function FormAccepted({ title, another, path, onAnother, children }: FormAcceptedProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="rounded-lg border border-success bg-success-soft px-6 py-10 sm:px-10">
      <CircleCheck aria-hidden="true" strokeWidth={1.5} className="size-9 text-success" />
      <h2
        ref={heading}
        tabIndex={-1}
        className="mt-4 text-2xl font-semibold tracking-tight focus:outline-none"
      >
        {title}
      </h2>
      <p className="mt-3 max-w-prose leading-relaxed">{children}</p>
      <Link to={path} onClick={onAnother} className={getButtonClass('secondary', 'mt-6')}>
        {another}
      </Link>
    </div>
  );
}
