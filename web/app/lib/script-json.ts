/** JSON for a script element: a `<` could end the element; as an escape it means the same. */
export function toScriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
}
