import { queryOptions } from '@tanstack/react-query';
import type { InputOf, OutputOf } from '@tassis/contracts';
import { getApi } from './api.ts';
import type { PlainContract } from './contract-kinds.ts';

/**
 * Query options of a reading operation: its key is the contract's name and the input.
 * @example useQuery(apiQuery(getClientOrder, { params: { id } }))
 */
export function apiQuery<C extends PlainContract & { method: 'GET' }>(
  contract: C,
  input: InputOf<C>,
) {
  return queryOptions<OutputOf<C>>({
    queryKey: [contract.name, input],
    queryFn: ({ signal }) => getApi().call(contract, input, { signal }),
    retry: false, // the client already retries
  });
}
