import { unsubscribeFromNewsletter } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { leaveNewsletter } from './leave-newsletter.service.ts';

export function unsubscribeFromNewsletterRoute(deps: Dependencies) {
  return defineRoute(unsubscribeFromNewsletter, async ({ body }) => {
    await leaveNewsletter(deps, body.token);
    return undefined;
  });
}
