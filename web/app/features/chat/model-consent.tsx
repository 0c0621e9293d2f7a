import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getErrorMessage } from '../../lib/api-error.ts';
import { useModelApi, useModelSettings } from '../../lib/model-settings.ts';
import { Button } from '../../ui/button.tsx';
import { notify } from '../../ui/toasts.tsx';

/** Asks once, before a language model gets a question: which one gets what. */
export function ModelConsent() {
  const { t } = useTranslation(['models', 'problems']);
  const { data } = useModelSettings();
  const { decide } = useModelApi();
  const [isBusy, setBusy] = useState(false);
  const current = data?.current;
  if (current == null || data?.isDecided === true) return null;
  const choose = async (isAgreed: boolean): Promise<void> => {
    setBusy(true);
    await decide(current.id, isAgreed).catch((error: unknown) =>
      notify.error(getErrorMessage(error, t('problems:unexpected'))),
    );
    setBusy(false);
  };
  return (
    <section
      aria-labelledby="model-consent"
      className="max-h-[45%] overflow-y-auto border-t border-line bg-raised p-4 text-sm"
    >
      <h2 id="model-consent" className="font-semibold">
        {t('models:consent.heading')}
      </h2>
      <p className="mt-1">{t('models:consent.gets', current)}</p>
      <p className="mt-1 text-muted">{t('models:consent.never')}</p>
      <p className="mt-1 text-muted">{t('models:consent.without')}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button busy={isBusy} onClick={() => void choose(true)}>
          {t('models:consent.agree')}
        </Button>
        <Button look="secondary" busy={isBusy} onClick={() => void choose(false)}>
          {t('models:consent.refuse')}
        </Button>
      </div>
    </section>
  );
}
