import { clearReturnPath, readReturnPath } from '@tassis/auth';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { simulateWindow } from '../../apps/shell/src/testing/render-frame.tsx';
import { getOutcome } from './outcomes.ts';
import { people, routeTable, type SiteRoute } from './route-table.ts';
import { mounts, showSite } from './show-site.tsx';

const staff = new Set(['admin', 'content_admin']);

// Each person navigates from page to page within the site; the browser's journeys load a page of each kind.
describe.each(people)('to a %s', (person) => {
  let site: ReturnType<typeof showSite>;
  beforeAll(() => {
    simulateWindow();
    site = showSite(person === 'visitor' ? null : person);
  });
  afterAll(() => site.close());

  it.each(routeTable)('$path', async (route) => {
    const { at, title, remembered } = getOutcome(person, route);
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    clearReturnPath();
    await site.router.navigate(route.path);
    await vi.waitFor(() => expect([location.pathname, document.title]).toEqual([at, title]));
    await vi.waitFor(() => expect(document.querySelectorAll('h1')).toHaveLength(1));
    expect(readReturnPath(), 'the remembered address').toBe(remembered);
    const warnings = remembered !== null && isOfStaff(route) ? 1 : 0;
    expect(warn, 'areas of the staff warn of who is turned away').toHaveBeenCalledTimes(warnings);
    warn.mockReset();
  });
});

it('lists who finds what below each mount of each area', () => {
  const paths = routeTable.map(({ path }) => path);
  const bases = mounts.map((mount) => mount.replace(/\/\*$/u, ''));
  expect(bases.filter((base) => !paths.some((path) => `${path}/`.startsWith(`${base}/`)))).toEqual(
    [],
  );
});

function isOfStaff({ access }: SiteRoute): boolean {
  return typeof access !== 'string' && access.every((person) => staff.has(person));
}
