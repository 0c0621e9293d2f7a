import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  accountPaths,
  type ChangePasswordRequest,
  type ChangeProfileRequest,
  type ConfirmEmailRequest,
  type ConfirmIdentityRequest,
  type Profile,
} from '@vela/contracts';
import { useApi, useSession } from '../../../lib/session/session-provider.tsx';

/** Of the own profile in the query cache. */
export const profileKey = ['profile'];

/** The own profile as the server holds it. */
export function useProfile() {
  const api = useApi();
  return useQuery({
    queryKey: profileKey,
    queryFn: ({ signal }) => api.request<Profile>(accountPaths.profile, { signal }),
  });
}

/** Calls that change the own profile; each throws ApiError and shows its answer everywhere. */
export function useProfileApi() {
  const api = useApi();
  const client = useQueryClient();
  const { updateUser } = useSession();
  const take = (profile: Profile): void => {
    client.setQueryData(profileKey, profile);
    updateUser(profile.user);
  };
  return {
    change: async (json: ChangeProfileRequest): Promise<void> =>
      take(await api.request(accountPaths.profile, { method: 'PATCH', json })),
    changePassword: (json: ChangePasswordRequest) =>
      api.request<undefined>(accountPaths.password, { method: 'POST', json }),
    confirmIdentity: (json: ConfirmIdentityRequest) =>
      api.request<undefined>(accountPaths.confirmIdentity, { method: 'POST', json }),
    startEmailChange: async (email: string): Promise<void> =>
      take(await api.request(accountPaths.emailChange, { method: 'POST', json: { email } })),
    confirmEmailChange: async (json: ConfirmEmailRequest): Promise<void> =>
      take(await api.request(accountPaths.confirmEmailChange, { method: 'POST', json })),
  };
}
