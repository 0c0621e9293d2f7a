import { CornerDownRight } from 'lucide-react';
import type { ReactNode } from 'react';
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
  children,
}: {
  starters: readonly Prompt[];
  onAsk: (prompt: Prompt) => unknown;
  /** The chart in a few lines. */
  children: ReactNode;
}) {
  const { t } = useTranslation('chat');
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto p-4">
      {children}
      <span aria-hidden="true" className="flex-1" />
      <div>
        <p className="eyebrow">{t('start.eyebrow')}</p>
        <h2 className="display mt-1 text-lg leading-6">{t('start.title')}</h2>
        <p className="mt-1 text-sm text-muted">{t('start.text')}</p>
      </div>
      <PromptList label={t('start.prompts')} prompts={starters} onAsk={onAsk} />
    </div>
  );
}
