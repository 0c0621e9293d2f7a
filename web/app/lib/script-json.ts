/** JSON for a script element; `<` is escaped, since it could end the element. */
export function toScriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
}
