import { z } from 'zod';

const instant = z.number().meta({ description: 'UTC milliseconds' });

/** An export of all data of an account; `expiresAt` is when its file is removed. */
export const accountExportSchema = z.object({
  id: z.string(),
  state: z.enum(['queued', 'running', 'ready', 'failed']),
  createdAt: instant,
  expiresAt: instant,
  bytes: z.number().nullable(),
});
export type AccountExport = z.infer<typeof accountExportSchema>;

export const accountExportListSchema = z.object({
  items: z.array(accountExportSchema),
  nextCursor: z.null(),
});
export type AccountExportList = z.infer<typeof accountExportListSchema>;
