import { apiQuery } from '@tassis/api-client';
import { useQuery } from '@tassis/api-client/query';
import { getPartnerProfile } from '@tassis/contracts';

/** The partner's record, with the state of its validation. */
export function usePartnerProfile() {
  return useQuery(apiQuery(getPartnerProfile, {}));
}
