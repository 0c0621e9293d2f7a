/** Joins class names, skipping absent ones. */
export function joinClassNames(...names: (string | false | undefined)[]): string {
  return names.filter((name) => typeof name === 'string' && name !== '').join(' ');
}
