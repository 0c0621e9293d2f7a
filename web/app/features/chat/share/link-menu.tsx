import { permalinkPaths } from '@vela/contracts';
import { Copy, ExternalLink, Link2, Share2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DropdownMenu } from '../../../ui/dropdown-menu.tsx';
import { notify } from '../../../ui/toasts.tsx';
import { ShareDialog } from './share-dialog.tsx';

type LinkMenuProps = {
  analysisId: string | undefined;
  conversationId: string | undefined;
  className: string;
};

/** The permalink of an answer's analysis, and the dialog by which it is shared. */
export function LinkMenu({ analysisId, conversationId, className }: LinkMenuProps) {
  const { t } = useTranslation('explore');
  const [sharing, setSharing] = useState(false);
  const page = analysisId === undefined ? undefined : permalinkPaths.page(analysisId);
  const copy = async (path: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(`${window.location.origin}${path}`);
      notify.success(t('links.menu.copied'));
    } catch {
      notify.error(t('links.menu.copyFailed'));
    }
  };
  return (
    <>
      <DropdownMenu
        align="start"
        trigger={
          <button type="button" className={className}>
            <Link2 aria-hidden="true" className="size-3.5" />
            {t('links.menu.label')}
          </button>
        }
        entries={[
          ...(page === undefined
            ? []
            : [
                { label: t('links.menu.open'), icon: ExternalLink, to: page },
                { label: t('links.menu.copy'), icon: Copy, onChoose: () => void copy(page) },
              ]),
          { label: t('links.menu.share'), icon: Share2, onChoose: () => setSharing(true) },
        ]}
      />
      {sharing && (
        <ShareDialog
          analysisId={analysisId}
          conversationId={conversationId}
          onClose={() => setSharing(false)}
        />
      )}
    </>
  );
}
