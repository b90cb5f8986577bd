import { formatAddress, type ListAddress } from '@tassis/dashboard';
import { useListSearch, useNavigate, useParams } from '@tassis/platform/router';
import { parseOrderStatus } from '../../order/order-status.ts';
import { ownPaths } from '../../paths.ts';

/** The address of the list: the status is the last part of the path, the other state is in the search parameters. */
export function useOrderAddress(): ListAddress {
  const { search: rest } = useListSearch();
  const { status } = useParams();
  const navigate = useNavigate();
  const search = new URLSearchParams(rest);
  search.delete('status');
  if (status) search.set('status', status);
  return {
    search,
    toHref,
    onSearch: (next, { replace }) =>
      void navigate(toHref(next), { replace, preventScrollReset: true }),
  };
}

function toHref(next: URLSearchParams): string {
  const rest = new URLSearchParams(next);
  rest.delete('status');
  return formatAddress(ownPaths.ordersIn(parseOrderStatus(next.get('status') ?? undefined)), rest);
}
