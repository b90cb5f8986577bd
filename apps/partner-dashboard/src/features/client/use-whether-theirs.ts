import { ApiError, apiQuery } from '@tassis/api-client';
import { useQuery } from '@tassis/api-client/query';
import { getPartnerClient } from '@tassis/contracts';
import { useEffect } from 'react';

/** Refetches the client when a part of their file is not found, because the client may have ended the partnership. */
export function useWhetherTheirs(clientId: string, error: unknown): void {
  const { refetch } = useQuery(apiQuery(getPartnerClient, { params: { id: clientId } }));
  const isNotFound = error instanceof ApiError && error.status === 404;
  useEffect(() => {
    if (isNotFound) void refetch();
  }, [isNotFound, refetch]);
}
