/** PostgreSQL foreign_key_violation: a row that is referred to does not exist, or no longer. */
const foreignKeyViolation = '23503';
/** PostgreSQL unique_violation: another row has the value already. */
const uniqueViolation = '23505';

function hasCode(error: unknown, code: string): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === code) || hasCode(error.cause, code);
}

/** Whether an error, or its cause, is a reference to a row that does not exist. */
export const isForeignKeyViolation = (error: unknown): boolean =>
  hasCode(error, foreignKeyViolation);

/** Whether an error, or its cause, is a value that another row took first. */
export const isUniqueViolation = (error: unknown): boolean => hasCode(error, uniqueViolation);
