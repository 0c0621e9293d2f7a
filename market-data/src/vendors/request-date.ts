/** A moment (UTC ms) as the date that the paths of vendors take. */
export const toDate = (time: number): string => new Date(time).toISOString().slice(0, 10);
