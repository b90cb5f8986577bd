import type { Role } from '@tassis/domain';
import { aUser } from '@tassis/testing/answers';
import type { BrowserContext, Route } from 'playwright';
import { STAND_IN_ID } from './watch-page.ts';

interface StandIn {
  origin: string;
  /** The role of who is signed in, with a session that only the browser knows; undefined for a visitor. */
  role: Role | undefined;
}

/**
 * Answers API calls in the browser, so that a trial changes nothing: writes come to nothing, and a session that was made up gets its person and for everything else an answer of an overloaded API. What visitors read is the API's own.
 */
export async function standInForApi(
  context: BrowserContext,
  { origin, role }: StandIn,
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
    if (request.method() !== 'GET') return route.fulfill({ status: 204 });
    if (role === undefined) return route.continue();
    if (pathname === '/api/user') return route.fulfill({ json: { user: aUser(role) } });
    return overloaded(route);
  });
}

function overloaded(route: Route): Promise<void> {
  return route.fulfill({
    status: 503,
    headers: { 'x-request-id': STAND_IN_ID },
    json: { message: '', code: 'overloaded', request_id: STAND_IN_ID },
  });
}
