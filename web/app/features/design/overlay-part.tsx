import { Copy, Info, Pencil, Trash } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, getButtonClass } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { DropdownMenu } from '../../ui/dropdown-menu.tsx';
import { PopoverButton } from '../../ui/popover.tsx';
import { notify } from '../../ui/toasts.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import { Part, Specimen } from './part.tsx';

export function OverlayPart() {
  const { t } = useTranslation('design');
  return (
    <Part name="overlays">
      <Specimen name="Dialog · PopoverButton · DropdownMenu">
        {() => (
          <div className="flex flex-wrap gap-3">
            <Asking />
            <PopoverButton
              label={t('sample.popoverTitle')}
              content={t('sample.openPopover')}
              className={getButtonClass('secondary')}
              popoverClassName="w-72"
            >
              <p className="font-semibold">{t('sample.popoverTitle')}</p>
              <p className="mt-1 text-muted">{t('sample.text')}</p>
            </PopoverButton>
            <DropdownMenu
              align="start"
              trigger={<Button look="secondary">{t('sample.openMenu')}</Button>}
              entries={[
                { label: t('sample.rename'), icon: Pencil, onChoose: () => undefined },
                { label: t('sample.copy'), icon: Copy, disabled: true },
                { label: t('sample.remove'), icon: Trash, danger: true, onChoose: () => undefined },
              ]}
            />
          </div>
        )}
      </Specimen>
      <Specimen name="Tooltip · Disclosure · notify">
        {() => (
          <div className="flex flex-wrap items-start gap-3">
            <Tooltip text={t('sample.tooltip')}>
              <button
                type="button"
                aria-label={t('sample.showTooltip')}
                className="grid size-11 place-items-center rounded-md hover:bg-sunken"
              >
                <Info aria-hidden="true" className="size-5" />
              </button>
            </Tooltip>
            <Disclosure
              button={t('sample.disclosure')}
              buttonClassName={getButtonClass('secondary', 'list-none')}
            >
              <p className="mt-2 text-sm text-muted">{t('sample.answer')}</p>
            </Disclosure>
            <Button look="secondary" onClick={() => notify.info(t('sample.short'))}>
              {t('sample.toast')}
            </Button>
          </div>
        )}
      </Specimen>
    </Part>
  );
}

function Asking() {
  const { t } = useTranslation('design');
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button look="secondary" onClick={() => setOpen(true)}>
        {t('sample.openDialog')}
      </Button>
      {open && (
        <Dialog title={t('sample.dialogTitle')} onClose={close}>
          <p className="mt-2 text-sm text-muted">{t('sample.dialogText')}</p>
          <div className="mt-5 flex flex-wrap justify-end gap-2">
            {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog moves the focus; the cancel button is the safe target */}
            <Button autoFocus look="secondary" onClick={close}>
              {t('sample.second')}
            </Button>
            <Button look="danger" onClick={close}>
              {t('sample.remove')}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
}
