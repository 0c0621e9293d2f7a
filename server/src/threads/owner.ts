/** The owner of an account's work: its turns are counted together. */
export function toOwner(userId: number): string {
  return `account ${userId}`;
}
