import { ApiError } from '@tassis/api-client';
import type { UseQueryOptions } from '@tassis/api-client/query';
import { getSession } from '@tassis/auth';
import { releaseStatusSchema, type ReleaseStatus } from '@tassis/platform/release';

const ADDRESS = '/mfe/status.json';

/** Milliseconds between two requests while the page is visible. */
const INTERVAL = 10_000;

/** What runs on the site, polled. Rejects with an ApiError. */
export const statusQuery: UseQueryOptions<ReleaseStatus> = {
  queryKey: ['releases', 'status'],
  queryFn: ({ signal }) => readStatus(signal),
  refetchInterval: ({ state }) => state.status === 'success' && INTERVAL,
  retry: false,
};

/** Whether the site refuses the status to this person. */
export function isRefused(error: unknown): boolean {
  return error instanceof ApiError && error.status === 403;
}

/** The site knows a person by the cookie with the access token, which may have expired: the session renews it. */
async function readStatus(signal: AbortSignal): Promise<ReleaseStatus> {
  try {
    return await askOnce(signal);
  } catch (error) {
    const { store, reload } = getSession();
    if (!isRefused(error) || store.getState().user?.user_type !== 'admin') throw error;
    await reload();
    return askOnce(signal);
  }
}

async function askOnce(signal: AbortSignal): Promise<ReleaseStatus> {
  const answer = await fetch(ADDRESS, { signal }).catch((error: unknown) => {
    throw new ApiError({ status: null, code: 'network', mayHaveReachedServer: true }, error);
  });
  const { status, ok } = answer;
  if (!ok) throw new ApiError({ status, code: `http_${status}`, mayHaveReachedServer: true });
  return releaseStatusSchema.parse(await answer.json());
}
