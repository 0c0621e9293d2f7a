/** Environment for PostgreSQL: inherits nothing (no keys, no PG* variables, no locale). */
export function createChildEnvironment(): { env?: Record<string, string> } {
  // Windows programs do not start without SystemRoot and its like.
  if (process.platform === 'win32') return {};
  return { env: { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' } };
}
