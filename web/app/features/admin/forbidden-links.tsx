import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { memberHome } from '../../lib/return-path.ts';
import { Button, getButtonClass } from '../../ui/button.tsx';

/** Links for a signed-in user whose account is not an admin. */
export function ForbiddenLinks({ onLogout }: { onLogout: () => void }) {
  const { t } = useTranslation('admin');
  return (
    <div className="flex flex-wrap gap-3">
      <Link to={memberHome} className={getButtonClass('primary')}>
        {t('forbidden.chat')}
      </Link>
      <Button look="secondary" onClick={onLogout}>
        {t('forbidden.another')}
      </Button>
    </div>
  );
}
