import { apiQuery } from '@tassis/api-client';
import { useQuery } from '@tassis/api-client/query';
import { getPartnerProfile } from '@tassis/contracts';

/** The partner's own record, with where its validation stands. */
export function usePartnerProfile() {
  return useQuery(apiQuery(getPartnerProfile, {}));
}
