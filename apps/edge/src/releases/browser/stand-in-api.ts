import type { Role } from '@tassis/domain';
import { aUser } from '@tassis/testing/answers';
import type { BrowserContext, Route } from 'playwright';
import * as z from 'zod/mini';
import { oneLine, STAND_IN_ID, type PageFault } from './watch-page.ts';

const reportSchema = z.object({
  area: z.string(),
  kind: z.string(),
  request_id: z.nullish(z.string()),
});

interface StandIn {
  origin: string;
  /** The role of who is signed in, with a session that only the browser knows; undefined for a visitor. */
  role: Role | undefined;
  apps: readonly string[];
  /** Where a failure goes that the page reports. */
  report: (fault: PageFault) => void;
}

/**
 * Answers API calls in the browser, so that a trial changes nothing: a report of a failure is noted, other writes come to
 * nothing, and a session that was made up gets its person and for everything else an answer of an overloaded API. What visitors read is the API's own.
 */
export async function standInForApi(
  context: BrowserContext,
  { origin, role, apps, report }: StandIn,
): Promise<void> {
  if (role !== undefined) {
    const cookies = { token: 'trial', refreshToken: 'trial', userRole: role };
    await context.addCookies(
      Object.entries(cookies).map(([name, value]) => ({ name, value, url: origin })),
    );
  }
  await context.route(`${origin}/api/**`, async (route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    if (pathname === '/api/client-errors') note(request.postData(), { apps, report });
    if (request.method() !== 'GET') return route.fulfill({ status: 204 });
    if (role === undefined) return route.continue();
    if (pathname === '/api/user') return route.fulfill({ json: { user: aUser(role) } });
    return overloaded(route);
  });
}

function note(text: string | null, { apps, report }: Pick<StandIn, 'apps' | 'report'>): void {
  const { data } = reportSchema.safeParse(parsedOrNone(text));
  if (!data || data.request_id === STAND_IN_ID) return;
  if (data.area !== 'shell' && !apps.includes(data.area)) return;
  report({ rank: 3, text: oneLine(`${data.area} failed (${data.kind})`) });
}

function parsedOrNone(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

function overloaded(route: Route): Promise<void> {
  return route.fulfill({
    status: 503,
    headers: { 'x-request-id': STAND_IN_ID },
    json: { message: '', code: 'overloaded', request_id: STAND_IN_ID },
  });
}
