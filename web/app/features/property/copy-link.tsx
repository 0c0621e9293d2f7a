import { Check, Link2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { control } from '../../reports/save-facts.tsx';
import { notify } from '../../ui/toasts.tsx';

/** Copies the address, which holds every figure that was typed. */
export function CopyLink() {
  const { t } = useTranslation('deal');
  const [isCopied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(window.location.href);
      setCopied(true);
    } catch {
      notify.error(t('share.failed'));
    }
  };
  const Icon = isCopied ? Check : Link2;
  return (
    <button
      type="button"
      className={control}
      onClick={() => void copy()}
      onBlur={() => setCopied(false)}
    >
      <Icon aria-hidden="true" className="size-4" />
      <span aria-live="polite">{isCopied ? t('share.done') : t('share.action')}</span>
    </button>
  );
}
