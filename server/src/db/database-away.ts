/**
 * Codes of PostgreSQL and of the socket that mean: the database is away, not: the request is wrong. A statement or a lock that was waited for
 * too long is among them.
 */
const awayCodes =
  /^(?:08...|57P0[123]|53...|57014|55P03|25P0[34]|ECONNREFUSED|ECONNRESET|EPIPE|ENOENT|ETIMEDOUT)$/;

// What the driver itself says, without a code.
const awayMessages =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|not queryable|after calling end on the pool/;

/** Whether an error, or what caused it, comes from a database that cannot be reached or does not answer in time. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? error.code : undefined;
  if (typeof code === 'string' && awayCodes.test(code)) return true;
  return awayMessages.test(error.message) || isDatabaseAway(error.cause);
}
