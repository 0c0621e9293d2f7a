import { startSharedSite } from './shared-site.ts';

/** Runs before the workers of the journeys start; what it returns runs after them. */
export default startSharedSite;
