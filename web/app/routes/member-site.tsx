import { Outlet } from 'react-router';
import { SiteFrame } from '../features/site/site-frame.tsx';

export default function MemberSite() {
  return (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  );
}
