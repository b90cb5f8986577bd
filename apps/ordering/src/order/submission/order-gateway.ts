import { ApiError, getApi } from '@tassis/api-client';
import { createOrder, getClientOrderByKey, type Order } from '@tassis/contracts';
import type { OrderBody } from './order-body.ts';

/** The two calls of an order. Both throw ApiError. */
export type OrderGateway = {
  create: (body: OrderBody, key: string) => Promise<Order>;
  /** The order that was sent with this key; null when the server has none. */
  find: (key: string) => Promise<Order | null>;
};

/** The timeout of a lookup. */
const FIND_LIMIT_MS = 15_000;

export const orderGateway: OrderGateway = {
  create: async (body, key) => {
    const answer = await getApi().call(createOrder, { body }, { idempotencyKey: key });
    return answer.data;
  },
  find: async (key) => {
    const signal = AbortSignal.timeout(FIND_LIMIT_MS);
    try {
      const input = { params: { idempotency_key: key } };
      return (await getApi().call(getClientOrderByKey, input, { signal })).data;
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return null;
      throw error;
    }
  },
};
