import { z } from 'zod';
import { candleLimitSchema, intervalSchema, symbolSchema } from './candles-schema.ts';
import { layerNames } from './workspace.ts';

const layerTextMaxLength = 8_000;

/** What the chart draws, by name: each a text that only the browser reads. */
const layersSchema = z.partialRecord(z.enum(layerNames), z.string().max(layerTextMaxLength));

/** Where an account left its workspace; a part that was never chosen is absent. */
export const workspaceSchema = z.object({
  symbol: symbolSchema.exactOptional(),
  interval: intervalSchema.exactOptional(),
  limit: candleLimitSchema.exactOptional(),
  /** Null: no conversation is open. */
  conversation: z.string().nullable(),
  layers: layersSchema,
});
export type Workspace = z.infer<typeof workspaceSchema>;

/** The parts that change; the others stay, also layer by layer. */
export const changeWorkspaceSchema = z.strictObject({
  symbol: symbolSchema.exactOptional(),
  interval: intervalSchema.exactOptional(),
  limit: candleLimitSchema.exactOptional(),
  conversation: z.uuid().nullable().exactOptional(),
  layers: layersSchema.exactOptional(),
});
export type ChangeWorkspaceRequest = z.infer<typeof changeWorkspaceSchema>;
