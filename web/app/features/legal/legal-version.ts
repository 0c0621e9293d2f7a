import { agreements, documentVersions } from '@vela/contracts';

const versions: Readonly<Record<string, string>> = {
  ...documentVersions,
  ...Object.fromEntries(agreements.map(({ document, version }) => [document, version])),
};

/** Effective version of a legal text as an ISO date; undefined for an unknown key. */
export function findLegalVersion(key: string): string | undefined {
  return versions[key];
}
