import { chatPaths, type Workspace } from '@vela/contracts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Api } from '../../../lib/api.ts';
import { restoreLayers, type WorkspaceOwner, WorkspaceSync } from './workspace-sync.ts';

const emptyWorkspace: Workspace = { conversation: null, layers: {} };

/** Where the account left its workspace; undefined while it loads, empty where it cannot load. */
export function useStoredWorkspace(api: Api, userId: number): Workspace | undefined {
  const { data, isError } = useQuery({
    queryKey: ['workspace', userId],
    queryFn: async ({ signal }) => {
      const workspace = await api.request<Workspace>(chatPaths.workspace, { signal });
      restoreLayers(workspace, userId);
      return workspace;
    },
    // Read once on each arrival: while it is open, this page is what is stored.
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  return data ?? (isError ? emptyWorkspace : undefined);
}

type Opened = Parameters<WorkspaceSync['open']>[0];

/** Keeps the stored workspace as what is open here. */
export function useWorkspaceSync(
  owner: WorkspaceOwner,
  { workspace, opened }: { readonly workspace: Workspace; readonly opened: Opened },
): void {
  const [sync] = useState(() => new WorkspaceSync(owner, workspace));
  useEffect(() => sync.follow(), [sync]);
  const { symbol, interval, limit, conversation } = opened;
  useEffect(() => {
    if (symbol === undefined || interval === undefined) return;
    sync.open({
      symbol,
      interval,
      ...(limit === undefined ? {} : { limit }),
      ...(conversation === undefined ? {} : { conversation }),
    });
  }, [sync, symbol, interval, limit, conversation]);
}
