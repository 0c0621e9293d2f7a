import { PanelLeftClose, PanelLeftOpen, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { joinClassNames } from '../../../ui/class-names.ts';

const railButton =
  'grid size-9 shrink-0 place-items-center rounded-md text-muted hover:bg-sunken hover:text-ink';

type SidebarFrameProps = {
  open: boolean;
  onOpen: (open: boolean) => void;
  onNew: () => void;
  /** Further icons of the closed list. */
  rail?: ReactNode;
  children: ReactNode;
};

/** The list of conversations; on a wide screen it collapses to icons. */
export function SidebarFrame({ open, onOpen, onNew, rail, children }: SidebarFrameProps) {
  const { t } = useTranslation('chat');
  const Icon = open ? PanelLeftClose : PanelLeftOpen;
  const label = open ? t('layout.closeSidebar') : t('layout.openSidebar');
  return (
    <>
      <div
        className={joinClassNames(
          'flex flex-col items-center gap-1 p-2 max-md:hidden',
          open && 'items-end pb-0',
        )}
      >
        <button
          type="button"
          aria-label={label}
          title={label}
          aria-expanded={open}
          className={railButton}
          onClick={() => onOpen(!open)}
        >
          <Icon aria-hidden="true" className="size-5" />
        </button>
        {!open && (
          <button
            type="button"
            aria-label={t('list.new')}
            title={t('list.new')}
            className={railButton}
            onClick={onNew}
          >
            <Plus aria-hidden="true" className="size-5" />
          </button>
        )}
        {!open && rail}
      </div>
      <div className={joinClassNames('flex min-h-0 flex-1 flex-col', !open && 'md:hidden')}>
        {children}
      </div>
    </>
  );
}
