import { downloadFile, getUser, saveDraft, validatePartner } from '@tassis/contracts';
import { beforeEach, expect, it } from 'vitest';
import { createApiClient } from './client.ts';
import { FakeServer } from './testing/fake-server.ts';

const session = { accessToken: () => null, refresh: () => Promise.resolve(null) };
let server: FakeServer;
let call: ReturnType<typeof createApiClient>['call'];

beforeEach(() => {
  server = new FakeServer();
  server.always({ status: 409 });
  ({ call } = createApiClient({
    baseUrl: '/api',
    session,
    locale: () => 'fr',
    fetch: server.fetch,
  }));
});

const versions = () => server.requests.map(({ init }) => new Headers(init.headers).get('if-match'));
const partner = { params: { id: '0b6f9d5e-6f1c-4d0e-9a55-1d9d1c6b7f10' } };
const draft = {
  params: { service: 'domiciliation' as const },
  body: { data: {} },
};

it('a changed record is sent with the version it was read in', async () => {
  await call(validatePartner, partner, { version: 3 }).catch(() => undefined);
  await call(saveDraft, draft, { version: 2 }).catch(() => undefined);
  await call(saveDraft, draft).catch(() => undefined);
  expect(versions()).toEqual(['"3"', '"2"', null]);
});

it('what has no version is sent without one, whatever a form gives', async () => {
  const options = { idempotencyKey: 'k-1', version: 3 };
  await call(getUser, {}, options).catch(() => undefined);
  expect(versions()).toEqual([null]);
});

/** Never run: what the types must refuse. */
export const refused = [
  // @ts-expect-error a change of a shared record without its version
  () => call(validatePartner, partner),
  // @ts-expect-error the same with other options only
  () => call(validatePartner, partner, { idempotencyKey: 'k' }),
  // @ts-expect-error a version of something that has none
  () => call(getUser, {}, { version: 1 }),
  // @ts-expect-error a file, which the browser fetches itself
  () => call(downloadFile, { params: { token: 'x' } }),
];
