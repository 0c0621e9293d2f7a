import type { ModelConsentRequest, ModelKeyRequest } from '@vela/contracts';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/database.ts';
import { modelChoices } from '../../db/schema/model.ts';
import { deriveKey } from '../../derived-key.ts';
import { AppError } from '../../errors.ts';
import { encryptText } from '../../mail/encrypted-text.ts';
import { chooseModel, readChoice, toProviderId } from './model-choices.ts';

type Deps = { readonly db: Database; readonly config: Pick<Config, 'models' | 'encryptionKey'> };
type Whose = { readonly userId: number; readonly now: number };
type Change = Partial<Omit<typeof modelChoices.$inferInsert, 'userId' | 'updatedAt'>>;

async function storeChoice(db: Database, change: Change, { userId, now }: Whose): Promise<void> {
  const set = { ...change, updatedAt: new Date(now) };
  await db
    .insert(modelChoices)
    .values({ userId, ...set })
    .onConflictDoUpdate({ target: modelChoices.userId, set });
}

/**
 * Stores what a person decided about the model that was shown. Throws NOT_FOUND where another one
 * is configured meanwhile: consent is only for what was shown.
 */
export async function decideOnModel(
  deps: Deps,
  { provider, isAgreed }: ModelConsentRequest,
  whose: Whose,
): Promise<void> {
  const settings = chooseModel(deps, await readChoice(deps.db, whose.userId));
  if (settings === undefined || toProviderId(settings) !== provider)
    throw new AppError('NOT_FOUND', 'another model is configured than the one decided on');
  const agreedAt = isAgreed ? new Date(whose.now) : null;
  await storeChoice(deps.db, { decidedOn: provider, agreedAt }, whose);
}

/** Stores an own key, encrypted, for a provider of the operator's list. Throws NOT_FOUND. */
export async function storeModelKey(
  deps: Deps,
  { provider, key }: ModelKeyRequest,
  whose: Whose,
): Promise<void> {
  const listed = deps.config.models.listed.find((one) => toProviderId(one) === provider);
  if (listed === undefined) throw new AppError('NOT_FOUND', 'the provider is not listed');
  const sealedKey = encryptText(deriveKey(deps.config.encryptionKey, 'model-key'), key);
  await storeChoice(deps.db, { keyProvider: provider, sealedKey, agreedAt: null }, whose);
}

/** Deletes the own key; consent to its provider ends with it. */
export async function deleteModelKey(deps: Deps, whose: Whose): Promise<void> {
  const change = { keyProvider: null, sealedKey: null, agreedAt: null };
  await storeChoice(deps.db, change, whose);
}
