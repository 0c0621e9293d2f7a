// The library's list of what it exports is 130 kB long and is read anew for every file that imports it by name: all files go through this one.
export { and, asc, count, desc, eq, gt, inArray, isNull, lt, lte, max, notInArray, or, sql, type SQL } from 'drizzle-orm';
