import { ApiError, apiQuery } from '@tassis/api-client';
import { useQuery } from '@tassis/api-client/query';
import { getPartnerClient } from '@tassis/contracts';
import { useEffect } from 'react';

/** Asks anew whether this is a client of the partner’s once a part of their file is not found, as after a revocation. */
export function useWhetherTheirs(clientId: string, error: unknown): void {
  const { refetch } = useQuery(apiQuery(getPartnerClient, { params: { id: clientId } }));
  const isNotFound = error instanceof ApiError && error.status === 404;
  useEffect(() => {
    if (isNotFound) void refetch();
  }, [isNotFound, refetch]);
}
