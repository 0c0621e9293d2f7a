import { Outlet } from 'react-router';
import { MemberFooter } from '../features/site/member-footer.tsx';
import { SiteFrame } from '../features/site/site-frame.tsx';

export default function MemberSite() {
  return (
    <SiteFrame footer={<MemberFooter />}>
      <Outlet />
    </SiteFrame>
  );
}
