import { apiQuery } from '@tassis/api-client';
import { useQuery } from '@tassis/api-client/query';
import { getAdminBill } from '@tassis/contracts';
import { useChanges, useSettled } from '@tassis/dashboard';

/** A bill as it changes: a colleague, or the client, may be paying it now. What is typed beside it stays. */
export function useStaffBill(id: string) {
  const query = useQuery(apiQuery(getAdminBill, { params: { id } }));
  const lookSoon = useSettled(() => void query.refetch());
  useChanges({ types: ['bill'], id }, lookSoon);
  return query;
}
