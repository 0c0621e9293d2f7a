import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout. */
export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** What the launcher itself fetches and notes down; never committed. */
export const runtimeDir = path.join(root, '.runtime');
