import { formatFactValue } from '@vela/contracts';
import { CircleCheck, CircleDashed, CircleSlash, CircleX, type LucideIcon } from 'lucide-react';
import { useLanguage } from '../../../i18n/use-language.ts';

const unjudged = { icon: CircleDashed, colour: 'text-muted' };
const icons: Readonly<Record<string, { icon: LucideIcon; colour: string }>> = {
  pass: { icon: CircleCheck, colour: 'text-success' },
  fail: { icon: CircleX, colour: 'text-danger' },
  'not-applicable': { icon: CircleSlash, colour: 'text-muted' },
  insufficient: unjudged,
};

/** The result of a check as a word and a sign; `isShort`: on narrow screens only the sign is seen. */
export function CheckState({ state, isShort = false }: { state: string; isShort?: boolean }) {
  const language = useLanguage();
  const { icon: Icon, colour } = icons[state] ?? unjudged;
  return (
    <td className="px-2 py-1.5 text-right">
      <span className="inline-flex items-center gap-1.5">
        <span className={isShort ? 'max-sm:sr-only' : undefined}>
          {formatFactValue({ value: state, unit: 'text' }, language)}
        </span>
        <Icon aria-hidden="true" className={`size-4 shrink-0 ${colour}`} />
      </span>
    </td>
  );
}
