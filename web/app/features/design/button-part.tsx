import { Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button, getButtonClass } from '../../ui/button.tsx';
import { Part, Specimen } from './part.tsx';

export function ButtonPart() {
  const { t } = useTranslation('design');
  return (
    <Part name="buttons">
      <Specimen name="Button">
        {(scheme) => (
          <div className="flex flex-wrap gap-3">
            <Button>{t('sample.action')}</Button>
            <Button look="secondary">
              <Search aria-hidden="true" className="size-4" />
              {t('sample.second')}
            </Button>
            <Button look="quiet">{t('sample.second')}</Button>
            <Button look="danger">{t('sample.remove')}</Button>
            <Button busy>{t('sample.busy')}</Button>
            <Button disabled>{t('sample.action')}</Button>
            <Button look="off" aria-disabled aria-describedby={`why-${scheme}`}>
              {t('sample.off')}
            </Button>
            <p id={`why-${scheme}`} className="w-full text-sm text-muted">
              {t('sample.offWhy')}
            </p>
          </div>
        )}
      </Specimen>
      <Specimen name="buttonClass">
        {() => (
          <a href="#buttons" className={getButtonClass('secondary')}>
            {t('sample.link')}
          </a>
        )}
      </Specimen>
    </Part>
  );
}
