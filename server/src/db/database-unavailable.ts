/** PostgreSQL and socket codes of an unavailable database; also statement and lock timeouts. */
const unavailableCodes =
  /^(?:08...|57P0[123]|53...|57014|55P03|25P0[34]|ECONNREFUSED|ECONNRESET|EPIPE|ENOENT|ETIMEDOUT)$/;

// Driver errors without a code.
const unavailableMessages =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|not queryable|after calling end on the pool/;

/** True when an error or its cause is an unreachable or timed-out database. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? error.code : undefined;
  if (typeof code === 'string' && unavailableCodes.test(code)) return true;
  return unavailableMessages.test(error.message) || isDatabaseUnavailable(error.cause);
}
