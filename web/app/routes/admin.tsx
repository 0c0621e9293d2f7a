import { ServiceHead } from '../features/admin/service-head.tsx';
import { ServiceScreen } from '../features/admin/service-screen.tsx';

export default function Admin() {
  return (
    <main id="content" className="flex flex-1 flex-col">
      <ServiceHead />
      <ServiceScreen />
    </main>
  );
}
