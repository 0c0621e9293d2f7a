// oxlint-disable import/no-default-export -- Playwright calls what this file exports by default
import { startSharedSite } from './shared-site.ts';

/** Runs before the workers of the journeys start; what it returns runs after them. */
export default startSharedSite;
