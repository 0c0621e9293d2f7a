import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ToolButton } from '../tool-button.tsx';

/** Summary of the chart. Its live region is always mounted, so that new content is announced. */
export function ChartDescription({ text, onClose }: { text: string; onClose: () => void }) {
  const { t } = useTranslation('chart');
  return (
    <div
      className={
        text === ''
          ? 'sr-only'
          : 'flex items-start gap-2 border-b border-line bg-sunken py-1 pl-3 text-xs leading-5'
      }
    >
      <output className="flex-1">{text}</output>
      {text !== '' && <ToolButton label={t('summary.close')} icon={X} onClick={onClose} />}
    </div>
  );
}
