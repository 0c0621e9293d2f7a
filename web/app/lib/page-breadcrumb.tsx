import { useTranslation } from 'react-i18next';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { type Crumb, useHomeCrumb } from './page-graph.ts';

type PageBreadcrumbProps = { crumbs: readonly Crumb[]; className: string };

/** Breadcrumb from the home page down to the current page, the last of `crumbs`. */
export function PageBreadcrumb({ crumbs, className }: PageBreadcrumbProps) {
  const { t } = useTranslation('site');
  return (
    <Breadcrumb
      label={t('breadcrumb')}
      crumbs={[useHomeCrumb(), ...crumbs]}
      className={className}
    />
  );
}
