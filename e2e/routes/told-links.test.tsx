import { firmRecord } from '@tassis/testing/builders';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import * as clientPaths from '../../apps/api/src/client-paths.ts';
import { SAMPLE_MAILS } from '../../apps/api/src/mail/testing/sample-mails.ts';
import { writeMail } from '../../apps/api/src/mail/write-mail.ts';
import * as partnerPaths from '../../apps/api/src/partner-paths.ts';
import { simulateWindow } from '../../apps/shell/src/testing/render-frame.tsx';
import { showSite } from './show-site.tsx';

const id = '6f1f9c1e-6f43-4c7e-9d6e-0d0c2f3a4b5c';

/** The links of notifications. The API builds them only from these paths, which the last test ensures. */
const told = Object.values(clientPaths).map((path) =>
  typeof path === 'string' ? path : path(id, id),
);
const toldPartners = Object.values(partnerPaths).map((path) => path(id));
const mailed = SAMPLE_MAILS.flatMap((content) => {
  const { text } = writeMail(content, 'fr', firmRecord());
  return [...text.matchAll(/site\.invalid(\/client-dashboard\S*)/gu)].map(([, path = '']) => path);
});

const sources = import.meta.glob<string>(
  ['../../apps/api/src/**/*.ts', '!**/*.test.ts', '!**/testing/**', '!**/client-paths.ts'],
  { eager: true, query: '?raw', import: 'default' },
);

const readers = [
  { role: 'client', from: '/client-dashboard/orders', links: [...told, ...mailed] },
  { role: 'partner', from: '/partner-dashboard/notification', links: toldPartners },
] as const;

describe.each(readers)('a $role with a notification about', ({ role, from, links }) => {
  let site: ReturnType<typeof showSite>;
  beforeAll(() => {
    simulateWindow();
    site = showSite(role);
  });
  afterAll(() => site.close());

  it.each([...new Set(links)])('%s reaches the page', async (link) => {
    await site.router.navigate(from);
    await vi.waitFor(() => expect(location.pathname).toBe(from));
    await site.router.navigate(link);
    await vi.waitFor(() => expect(document.querySelectorAll('h1')).toHaveLength(1));
    const { pathname, search, hash } = location;
    expect(pathname + search + hash).toBe(link);
  });
});

it('the API contains no other path of the client area', () => {
  const others = Object.entries(sources).filter(([, text]) => text.includes('/client-dashboard/'));
  expect(Object.keys(sources).length).toBeGreaterThan(300);
  expect(others.map(([file]) => file)).toEqual([]);
});
