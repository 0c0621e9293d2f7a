import { agreements, documentVersions } from '@vela/contracts';

const versions: Readonly<Record<string, string>> = {
  ...documentVersions,
  ...Object.fromEntries(agreements.map(({ document, version }) => [document, version])),
};

/** The version of a legal text that is in force, as an ISO date; undefined for a key that names none. */
export function legalVersion(key: string): string | undefined {
  return versions[key];
}
