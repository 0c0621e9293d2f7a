import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { homeOfMembers } from '../../lib/return-path.ts';
import { Button, buttonClass } from '../../ui/button.tsx';

/** The ways on for somebody whose account is not an admin. */
export function ForbiddenWays({ onLogout }: { onLogout: () => void }) {
  const { t } = useTranslation('admin');
  return (
    <div className="flex flex-wrap gap-3">
      <Link to={homeOfMembers} className={buttonClass('primary')}>
        {t('forbidden.chat')}
      </Link>
      <Button look="secondary" onClick={onLogout}>
        {t('forbidden.another')}
      </Button>
    </div>
  );
}
