import { reportClientError } from '@tassis/contracts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { createFailureReports } from './failure-reports.ts';

const send = vi.fn<typeof fetch>();
const page = { baseUrl: '/api', shell: '1.0.0-ab', release: '2026-11-21T14:03:27.514Z' };
const failure = { area: 'ordering', version: '1.4.2-ab', kind: 'timeout' };
const sent = () =>
  send.mock.calls.map(([, init]): unknown =>
    typeof init?.body === 'string' ? JSON.parse(init.body) : undefined,
  );

beforeEach(() => {
  send.mockReset().mockResolvedValue(new Response(null, { status: 204 }));
  vi.stubGlobal('fetch', send);
});
afterEach(() => vi.unstubAllGlobals());

it("a report matches the API's contract, is sent even if the page is closed, and contains no name", () => {
  const { report, getReference } = createFailureReports(page);
  report(failure);
  const [address, init] = send.mock.calls[0] ?? [];
  expect(address).toBe(`/api${reportClientError.path}`);
  expect(init).toMatchObject({ method: 'POST', keepalive: true, credentials: 'omit' });
  expect(sent()).toEqual([
    {
      ...failure,
      shell: page.shell,
      release: page.release,
      request_id: getReference(failure),
    },
  ]);
  expect(z.safeParse(reportClientError.request.body, sent()[0]).success).toBe(true);
});

it.each([
  ['without a version', { area: 'shell', kind: 'manifest' }],
  ['of an invalid area name', { area: '?', kind: 'dropped' }],
])('a report %s is valid, too', (_which, given) => {
  createFailureReports(page).report(given);
  expect(z.safeParse(reportClientError.request.body, sent()[0]).success).toBe(true);
  expect(sent()[0]).toMatchObject({ area: 'shell', version: null });
});

it('the message of an error is reported without personal data', async () => {
  const { report } = createFailureReports(page);
  const error = new TypeError('Salma is not a function');
  error.stack = 'TypeError: Salma\n at x (https://tassis.ma/mfe/ordering/1.4.2-ab/a.js:1:2)';
  report(failure, error);
  await vi.waitFor(() => expect(send).toHaveBeenCalledOnce());
  expect(sent()).toMatchObject([
    {
      ...failure,
      message: 'typeerror … is not a function',
      stack: '/mfe/ordering/1.4.2-ab/a.js:1:2',
    },
  ]);
  expect(z.safeParse(reportClientError.request.body, sent()[0]).success).toBe(true);
});

it('each failure is reported once per page, ten at most', () => {
  const { report } = createFailureReports(page);
  report(failure);
  report({ ...failure });
  expect(send).toHaveBeenCalledOnce();
  for (let n = 0; n < 20; n += 1) report({ ...failure, kind: `kind-${n}` });
  expect(send).toHaveBeenCalledTimes(10);
});

it('the reference is the request id of the answer that caused the error', () => {
  const { report, getReference } = createFailureReports(page);
  const answered = { ...failure, requestId: '0b2f6a1e-6f0e' };
  report(answered);
  expect(sent()).toMatchObject([{ request_id: '0b2f6a1e-6f0e' }]);
  expect(getReference(failure)).not.toBe('0b2f6a1e-6f0e');
});

it('a report that could not be sent is sent when the failure happens again, without a message', async () => {
  const { report } = createFailureReports(page);
  send.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  report(failure);
  await vi.waitFor(() => {
    report(failure);
    expect(send).toHaveBeenCalledTimes(2);
  });
});

it('a page that is offline sends no report', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  createFailureReports(page).report(failure);
  expect(send).not.toHaveBeenCalled();
});
