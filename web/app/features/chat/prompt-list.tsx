import { CornerDownRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Prompt } from './answer.ts';

/** Suggested questions; a click sends one. */
export function PromptList({
  label,
  prompts,
  onAsk,
}: {
  label: string;
  prompts: readonly Prompt[];
  onAsk: (prompt: Prompt) => unknown;
}) {
  if (prompts.length === 0) return null;
  return (
    <ul aria-label={label} className="flex flex-col gap-1.5">
      {prompts.map((prompt) => (
        <li key={prompt.text}>
          <button
            type="button"
            className="flex min-h-11 w-full items-center gap-2 rounded-md border border-line bg-raised px-3 py-2 text-left text-sm hover:border-accent hover:text-accent"
            onClick={() => onAsk(prompt)}
          >
            <CornerDownRight aria-hidden="true" className="size-4 shrink-0 text-muted" />
            {prompt.text}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Empty state of the conversation: what can be asked, and example questions. */
export function ConversationStart({
  starters,
  onAsk,
}: {
  starters: readonly Prompt[];
  onAsk: (prompt: Prompt) => unknown;
}) {
  const { t } = useTranslation('chat');
  return (
    <div className="flex flex-1 flex-col justify-end gap-4 p-4">
      <div>
        <p className="eyebrow">{t('start.eyebrow')}</p>
        <h2 className="mt-1 text-xl font-semibold">{t('start.title')}</h2>
        <p className="mt-1 text-sm text-muted">{t('start.text')}</p>
      </div>
      <PromptList label={t('start.prompts')} prompts={starters} onAsk={onAsk} />
    </div>
  );
}
