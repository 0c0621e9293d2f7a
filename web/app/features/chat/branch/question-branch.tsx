import { chat } from '@vela/contracts';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { notify } from '../../../ui/toasts.tsx';
import { notePressedArrow, takePressedArrow } from './pressed-arrow.ts';

type QuestionEditorProps = {
  text: string;
  /** Returns whether it could be sent. */
  onSend: (text: string) => boolean;
  onClose: () => void;
};

/** A question in a field: Enter asks it again, Escape leaves it as it was. */
export function QuestionEditor({ text, onSend, onClose }: QuestionEditorProps) {
  const { t } = useTranslation('explore');
  const hint = useId();
  const [edited, setEdited] = useState(text);
  const wanted = edited.trim();
  const isSendable = wanted !== '' && edited.normalize('NFKC').length <= chat.messageMaxLength;
  const send = (): void => {
    if (isSendable && onSend(wanted)) onClose();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') onClose();
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      className="ml-auto w-full max-w-[88%]"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <textarea
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it takes the place of the button that was pressed
        autoFocus
        aria-label={t('links.branch.field')}
        aria-describedby={hint}
        aria-invalid={isSendable ? undefined : true}
        value={edited}
        className="block field-sizing-content max-h-45 min-h-11 w-full resize-none rounded-lg border border-accent bg-raised px-3 py-2 text-base leading-6 md:text-sm"
        onFocus={({ target }) => target.setSelectionRange(target.value.length, target.value.length)}
        onChange={(event) => setEdited(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <div className="mt-1 flex flex-wrap items-center justify-end gap-2">
        <span id={hint} className="min-w-0 flex-1 text-xs text-muted">
          {t('links.branch.kept')}
        </span>
        <Button look="quiet" className="px-2 text-xs md:min-h-8" onClick={onClose}>
          {t('links.branch.cancel')}
        </Button>
        <Button type="submit" className="px-3 text-xs md:min-h-8" aria-disabled={!isSendable}>
          {t('links.branch.send')}
        </Button>
      </div>
    </form>
  );
}

type QuestionVersionsProps = {
  id: string;
  versions: readonly string[];
  /** Missing while an answer is written. */
  onVersion: ((questionId: string) => Promise<void>) | undefined;
};

const arrow =
  'grid size-11 place-items-center rounded-md text-muted hover:bg-sunken hover:text-ink aria-disabled:opacity-45 md:size-8';

/** Which of several versions of a question is shown, and arrows to the others. */
export function QuestionVersions({ id, versions, onVersion }: QuestionVersionsProps) {
  const { t } = useTranslation('explore');
  const at = versions.indexOf(id);
  const place = { index: at + 1, count: versions.length };
  const go = (step: number): void => {
    const next = versions[at + step];
    if (next === undefined || onVersion === undefined) return;
    notePressedArrow(`${next} ${step}`);
    onVersion(next).catch(() => notify.error(t('links.branch.failed')));
  };
  const draw = (step: 1 | -1) => {
    const Icon = step === 1 ? ChevronRight : ChevronLeft;
    return (
      <button
        type="button"
        ref={(button) => {
          if (button !== null && takePressedArrow(`${id} ${step}`)) button.focus();
        }}
        aria-label={t(step === 1 ? 'links.branch.next' : 'links.branch.previous')}
        aria-disabled={versions[at + step] === undefined || onVersion === undefined}
        className={arrow}
        onClick={() => go(step)}
      >
        <Icon aria-hidden="true" className="size-4" />
      </button>
    );
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrow keys of the buttons in it
    <fieldset
      aria-label={t('links.branch.versions')}
      className="flex items-center text-xs text-muted tabular-nums"
      onKeyDown={({ key }) => {
        if (key === 'ArrowLeft') go(-1);
        if (key === 'ArrowRight') go(1);
      }}
    >
      {draw(-1)}
      <span aria-hidden="true">
        {place.index} / {place.count}
      </span>
      <output className="sr-only">{t('links.branch.place', place)}</output>
      {draw(1)}
    </fieldset>
  );
}
