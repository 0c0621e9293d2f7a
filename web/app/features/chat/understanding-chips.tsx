import type { ChipChange, Understanding, UnderstandingChip } from '@vela/contracts';
import { ChevronDown, CircleHelp } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { joinClassNames } from '../../ui/class-names.ts';
import { DropdownMenu } from '../../ui/dropdown-menu.tsx';
import { type ChipActions, toChangedQuestion } from './chip-actions.ts';

type UnderstandingChipsProps = ChipActions & { understanding: Understanding | undefined };

const chipClass =
  'inline-flex max-w-full items-center gap-1 rounded-full border px-2.5 py-0.5 text-left';
const buttonClass =
  'min-h-7 min-w-11 border-line hover:border-accent hover:text-ink aria-expanded:border-accent aria-expanded:text-ink max-md:min-h-11 pointer-coarse:min-h-11';

/**
 * What was read of a question, one chip for each part: pressed, it offers what can be asked in its
 * place. Answers from before have none, or some that only say what was read.
 */
export function UnderstandingChips({ understanding, ...actions }: UnderstandingChipsProps) {
  const { t } = useTranslation('chat');
  const chips = understanding?.chips ?? [];
  if (understanding === undefined || chips.length === 0) return null;
  return (
    <ul
      aria-label={t('chips.label')}
      className="chip-row mb-3 flex flex-wrap items-center gap-1.5 text-xs text-muted"
    >
      {chips.map((chip, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- two chips may say the same, and they never move
        <li key={`${chip.kind}-${index}`} className="max-w-full max-md:shrink-0">
          <Chip chip={chip} understanding={understanding} {...actions} />
        </li>
      ))}
    </ul>
  );
}

type ChipProps = ChipActions & { chip: UnderstandingChip; understanding: Understanding };

function Chip({ chip, understanding, busy, onAsk, onSearch }: ChipProps) {
  const { kind, text, changes = [] } = chip;
  const ask = (change: ChipChange): void => {
    const prompt = toChangedQuestion(understanding, chip, change);
    if (prompt !== undefined) onAsk(prompt);
  };
  if (kind === 'unread' || changes.length === 0 || understanding.request === undefined)
    return <PlainChip chip={chip} />;
  if (changes === 'instrument') {
    const search = (): void =>
      onSearch((to) => ask({ text: to, change: { part: 'symbol', from: text, to } }));
    return (
      <ChipButton
        kind={kind}
        text={text}
        aria-disabled={busy}
        onClick={busy ? undefined : search}
      />
    );
  }
  return (
    <DropdownMenu
      align="start"
      trigger={<ChipButton kind={kind} text={text} />}
      entries={changes.map((change) => ({
        label: change.text,
        disabled: busy,
        onChoose: () => ask(change),
      }))}
    />
  );
}

type ChipButtonProps = ComponentProps<'button'> & {
  kind: Exclude<UnderstandingChip['kind'], 'unread'>;
  text: string;
};

/** A chip that is pressed; the menu adds its own properties. */
function ChipButton({ kind, text, ...button }: ChipButtonProps) {
  const { t } = useTranslation('chat');
  return (
    <button
      type="button"
      {...button}
      aria-label={t('chips.change', { kind: t(`chips.kind.${kind}`), text })}
      className={joinClassNames(chipClass, buttonClass)}
    >
      <bdi>{text}</bdi>
      <ChevronDown aria-hidden="true" className="size-3.5 shrink-0" />
    </button>
  );
}

function PlainChip({ chip: { kind, text } }: { chip: UnderstandingChip }) {
  const { t } = useTranslation('chat');
  const isUnread = kind === 'unread';
  return (
    <span
      className={joinClassNames(
        chipClass,
        'min-h-7',
        isUnread ? 'border-dashed border-ink text-ink' : 'border-line',
      )}
    >
      {isUnread && (
        <>
          <CircleHelp aria-hidden="true" className="size-3.5" />
          <span>{t('chips.unread')}</span>
        </>
      )}
      <bdi>{text}</bdi>
    </span>
  );
}
