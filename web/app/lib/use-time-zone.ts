import { accountPaths, type Profile } from '@vela/contracts';
import { useQuery } from '@tanstack/react-query';
import { useApi } from './session/session-provider.tsx';

/** The time zone of the person: that of the profile, else of the browser. */
export function useTimeZone(): string {
  const api = useApi();
  const { data } = useQuery({
    queryKey: ['profile'],
    queryFn: ({ signal }) => api.request<Profile>(accountPaths.profile, { signal }),
  });
  return data?.preferences.timeZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
