/** PostgreSQL foreign_key_violation: a row that is referred to does not exist, or no longer. */
const foreignKeyViolation = '23503';

/** Whether an error, or its cause, is a reference to a row that does not exist. */
export function isForeignKeyViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    ('code' in error && error.code === foreignKeyViolation) || isForeignKeyViolation(error.cause)
  );
}
