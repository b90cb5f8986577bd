import { apiQuery } from '@tassis/api-client';
import { useQuery } from '@tassis/api-client/query';
import { getAdminBill } from '@tassis/contracts';
import { useChanges, useSettled } from '@tassis/dashboard';

/** A bill, kept up to date, because a colleague or the client may pay it now. Input beside it stays. */
export function useStaffBill(id: string) {
  const query = useQuery(apiQuery(getAdminBill, { params: { id } }));
  const lookSoon = useSettled(() => void query.refetch());
  useChanges({ types: ['bill'], id }, lookSoon);
  return query;
}
