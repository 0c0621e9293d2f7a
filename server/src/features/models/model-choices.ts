import type { ModelSettings } from '@vela/analyst';
import type { ModelProvider, ModelSettingsView } from '@vela/contracts';
import { eq } from 'drizzle-orm';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/database.ts';
import { modelChoices } from '../../db/schema/model.ts';
import { deriveKey } from '../../derived-key.ts';
import { decryptText } from '../../mail/encrypted-text.ts';

type Deps = { readonly db: Database; readonly config: Pick<Config, 'models' | 'encryptionKey'> };
type Choice = typeof modelChoices.$inferSelect;

/** Name under which a person agrees to a provider: another host or model is another one. */
export function toProviderId({ baseUrl, model }: ModelSettings): string {
  return `${new URL(baseUrl).host} ${model}`;
}

function toProvider(settings: ModelSettings): ModelProvider {
  const { provider, model, baseUrl } = settings;
  return { id: toProviderId(settings), name: provider, host: new URL(baseUrl).host, model };
}

export async function readChoice(db: Database, userId: number): Promise<Choice | undefined> {
  const [row] = await db.select().from(modelChoices).where(eq(modelChoices.userId, userId));
  return row;
}

/** The model of an account: that of its own key, else the operator's; undefined: none. */
export function chooseModel(
  { config }: Pick<Deps, 'config'>,
  choice: Choice | undefined,
): ModelSettings | undefined {
  const { listed, operator } = config.models;
  const own = listed.find((one) => toProviderId(one) === choice?.keyProvider);
  const { sealedKey = null } = choice ?? {};
  if (own === undefined || sealedKey === null) return operator;
  const key = deriveKey(config.encryptionKey, 'model-key');
  return { ...own, apiKey: decryptText(key, sealedKey) };
}

/** Whether the person agreed to this very model. */
export function hasConsent(choice: Choice | undefined, settings: ModelSettings): boolean {
  return choice?.agreedAt != null && choice.decidedOn === toProviderId(settings);
}

/** What the settings show: names and hosts, never a key. */
export async function readModelSettings(deps: Deps, userId: number): Promise<ModelSettingsView> {
  const choice = await readChoice(deps.db, userId);
  const settings = chooseModel(deps, choice);
  return {
    current: settings === undefined ? null : toProvider(settings),
    hasConsent: settings !== undefined && hasConsent(choice, settings),
    isDecided: settings !== undefined && choice?.decidedOn === toProviderId(settings),
    providers: deps.config.models.listed.map(toProvider),
    keyProvider: choice?.keyProvider ?? null,
  };
}
