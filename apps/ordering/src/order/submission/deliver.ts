import { ApiError, newIdempotencyKey } from '@tassis/api-client';
import type { Order } from '@tassis/contracts';
import type { Failure } from './failure.ts';
import { keyedRequestFor, type KeyedRequest } from './keyed-request.ts';
import type { KeyedRequestMemory } from './keyed-request-memory.ts';
import type { OrderBody } from './order-body.ts';
import type { OrderGateway } from './order-gateway.ts';

export type Delivery =
  /** `isEarlier`: the order was sent before, with another content than now. */
  | { outcome: 'accepted'; order: Order; isEarlier?: boolean }
  | { outcome: 'failed'; failure: Failure };

/** The order, and the key of its draft if it has one; another tab or device may send the same draft. */
type OrderToSend = { body: OrderBody; key?: string | undefined };

export type DeliveryPorts = {
  gateway: OrderGateway;
  requests: KeyedRequestMemory;
  /** False only when the browser is certain to have no network. */
  isOnline: () => boolean;
};

/**
 * Sends an order exactly once: stores the key as unanswered before the request, and looks an unanswered
 * key up before sending again.
 */
export async function deliver(ports: DeliveryPorts, { body, key }: OrderToSend): Promise<Delivery> {
  const newKey = () => key ?? newIdempotencyKey();
  const previous = ports.requests.get();
  const request = keyedRequestFor(previous, JSON.stringify(body), newKey);
  if (request.unanswered) {
    const known = await findOut(ports, request);
    // After a reload the sent body is unknown.
    const isEarlier = typeof previous?.body === 'string' && previous.body !== request.body;
    if (known?.outcome === 'accepted') return { ...known, isEarlier };
    if (known !== null) return known;
  }
  ports.requests.set({ ...request, unanswered: true });
  try {
    return { outcome: 'accepted', order: await ports.gateway.create(body, request.key) };
  } catch (error) {
    return error instanceof ApiError ? afterError(ports, request, error) : failed(surprise(error));
  }
}

/** Looks up the order of a request without an answer. Null: it never arrived. */
export async function findOut(
  ports: DeliveryPorts,
  request: KeyedRequest,
): Promise<Delivery | null> {
  try {
    const order = await ports.gateway.find(request.key);
    return order === null ? null : { outcome: 'accepted', order };
  } catch (error) {
    return failed(error instanceof ApiError ? failureOfLookUp(ports, error) : surprise(error));
  }
}

async function afterError(
  ports: DeliveryPorts,
  request: KeyedRequest,
  error: ApiError,
): Promise<Delivery> {
  if (!mayBeStored(error)) {
    ports.requests.set({ ...request, unanswered: false });
    return failed({ kind: 'refused', error });
  }
  const known = await findOut(ports, request);
  const isEarlier = error.code === 'idempotency_key_reused';
  if (known?.outcome === 'accepted') return { ...known, isEarlier };
  // The server has refused the order, and has none with this key: the request counts as answered.
  if (known === null && isDefinite(error)) ports.requests.set(closed(request, error));
  return known === null || error.code === 'unexpected_answer' ? failed(refusalOf(error)) : known;
}

/** A key that the server has stored for another request must not be used again. */
function closed(request: KeyedRequest, error: ApiError): KeyedRequest | null {
  return error.code === 'idempotency_key_reused' ? null : { ...request, unanswered: false };
}

function mayBeStored({ code, mayHaveReachedServer }: ApiError): boolean {
  const isAboutTheKey = code === 'idempotency_key_reused' || code === 'idempotency_in_progress';
  return mayHaveReachedServer || isAboutTheKey;
}

function isDefinite({ status, code }: ApiError): boolean {
  return status !== null && status < 500 && code !== 'idempotency_in_progress';
}

/** The code for "in progress" is no refusal: the server still processes the first request. */
function refusalOf(error: ApiError): Failure {
  return error.code === 'idempotency_in_progress'
    ? { kind: 'unknown' }
    : { kind: 'refused', error };
}

function failureOfLookUp({ isOnline }: DeliveryPorts, error: ApiError): Failure {
  if (error.status === 401) return { kind: 'refused', error };
  return { kind: isOnline() ? 'unknown' : 'unreachable' };
}

function surprise(error: unknown): Failure {
  reportError(error);
  return { kind: 'unexpected', error };
}

function failed(failure: Failure): Delivery {
  return { outcome: 'failed', failure };
}
