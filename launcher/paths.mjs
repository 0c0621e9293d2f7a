import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root of the checkout. */
export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** Files the launcher downloads and writes; never committed. */
export const runtimeDir = path.join(root, '.runtime');
