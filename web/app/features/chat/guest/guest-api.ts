import { chatPaths, type BaseRateList } from '@vela/contracts';
import type { Api } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/api-error.ts';

const noRates: BaseRateList['cells'] = [];

/**
 * The API as guests use it: what needs an account is not asked for. `refusal` says so in the
 * language of the page.
 */
export function createGuestApi(api: Api, refusal: string): Api {
  const refuse = (): never => {
    throw new ApiError('UNAUTHENTICATED', 401, { detail: { message: refusal } });
  };
  return {
    fetch: (path, init) => api.fetch(path, init),
    async request<Answer>(path: string, options?: Parameters<Api['request']>[1]): Promise<Answer> {
      if (path.startsWith(chatPaths.baseRates))
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the answer of this path
        return { status: 'ready', cells: noRates } as Answer;
      if (path.startsWith(chatPaths.findings) || /\/values\?/.test(path)) return refuse();
      return api.request<Answer>(path, options);
    },
  };
}
