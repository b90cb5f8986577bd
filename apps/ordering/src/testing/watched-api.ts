import { configureApi, createApiClient, type SessionPort } from '@tassis/api-client';
import {
  createOrder,
  getClientOrderByKey,
  getFirm,
  getUser,
  login,
  registerClient,
} from '@tassis/contracts';
import type { Role } from '@tassis/domain';
import { anOrderAnswer, aUser } from '@tassis/testing/answers';
import { FakeApi, refusal } from '@tassis/testing/area';
import { firmRecord, siteTexts } from '@tassis/testing/builders';

import { storeDrafts } from './stored-drafts.ts';

/** The firm as GET /firm answers it: a certificate costs 200 MAD + 20 % + 230 MAD. */
export const aFirm = {
  ...firmRecord(),
  ...siteTexts(),
  pricing: {
    vat_rate: 0.2,
    fees: 1500,
    feesBreakdown: [],
    negative_certificate: { service: 200, official_fees: 230, vat: 40, total: 470 },
  },
};

export const placedOrder = anOrderAnswer(1);
export const notFound = refusal(404, 'not_found');

/** Simulates a network without any answer. */
export const silence = (): never => {
  throw new TypeError('Failed to fetch');
};

/** A fake API that works until told otherwise, and records the keys of the orders sent to it. */
export function watchedApi() {
  const api = new FakeApi()
    .on(getFirm, () => ({ success: true, data: aFirm }))
    .on(createOrder, () => ({ success: true, data: placedOrder }))
    .on(getClientOrderByKey, () => notFound)
    // Pages of earlier tests still listen, as other tabs do, and ask who has signed in.
    .on(getUser, () => ({ user: aUser('client') }));
  const stored = storeDrafts(api);
  const keys: (string | null)[] = [];
  const watchedFetch: typeof fetch = (input, init = {}) => {
    const address = input instanceof Request ? input.url : input.toString();
    if (init.method === 'POST' && address.endsWith('/orders')) {
      keys.push(new Headers(init.headers).get('idempotency-key'));
    }
    // The real client rejects its promise on failure, so this one does too.
    return Promise.resolve().then(() => api.fetch(input, init));
  };
  return { api, keys, stored, fetch: watchedFetch };
}

export type WatchedApi = ReturnType<typeof watchedApi>;

/** Lets a person of this role sign in or register. */
export function letIn({ api }: WatchedApi, role: Role): void {
  const user = aUser(role);
  const answer = {
    access_token: 'access-1',
    refresh_token: 'refresh-1',
    expires_in: 600,
    token_type: 'Bearer',
    user,
  };
  api
    .on(login, () => answer)
    .on(registerClient, () => answer)
    .on(getUser, () => ({ user }));
}

/** Installs the real client with this API. */
export function clientOver(watched: WatchedApi, session: SessionPort) {
  const client = createApiClient({
    baseUrl: '/api',
    session,
    locale: () => 'fr',
    fetch: watched.fetch,
  });
  configureApi(client);
  return client;
}
