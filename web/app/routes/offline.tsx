import { OfflinePage } from '../features/site/offline-page.tsx';

/** Cached by the service worker (`public/sw.js`) for use offline. */
export default OfflinePage;
