/** PostgreSQL gets none of our environment: no keys, no PG* variables, no locale of the person who started us. */
export function childEnvironment(): { env?: Record<string, string> } {
  // Windows programs do not start without SystemRoot and its like.
  if (process.platform === 'win32') return {};
  return { env: { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' } };
}
