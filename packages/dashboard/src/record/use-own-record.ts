import { apiQuery } from '@tassis/api-client';
import { useQuery } from '@tassis/api-client/query';
import { getClientProfile, getPartnerProfile } from '@tassis/contracts';
import type { Role } from '@tassis/domain';

/** The person's own record beyond the session: the phone, and why a partner was rejected. */
export interface OwnRecord {
  firstName: string;
  lastName: string;
  phone: string;
  reviewReason: string | null;
}

/** The record of a client or a partner; the staff have none. */
export function useOwnRecord(role: Role | undefined) {
  const client = useQuery({
    ...apiQuery(getClientProfile, {}),
    enabled: role === 'client',
    select: toOwnRecord,
  });
  const partner = useQuery({
    ...apiQuery(getPartnerProfile, {}),
    enabled: role === 'partner',
    select: toOwnRecord,
  });
  return role === 'client' ? client : partner;
}

/** The result of {@link useOwnRecord}. */
export type OwnRecordQuery = ReturnType<typeof useOwnRecord>;

type Answer = {
  data: Omit<OwnRecord, 'reviewReason'> & { review_reason?: string | null };
};

function toOwnRecord({ data }: Answer): OwnRecord {
  const { firstName, lastName, phone, review_reason: reviewReason = null } = data;
  return { firstName, lastName, phone, reviewReason };
}
