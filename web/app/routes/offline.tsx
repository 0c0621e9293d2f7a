import { OfflinePage } from '../features/site/offline-page.tsx';

/** Kept by the service worker (`public/sw.js`) for when there is no connection. */
export default function Offline() {
  return <OfflinePage />;
}
