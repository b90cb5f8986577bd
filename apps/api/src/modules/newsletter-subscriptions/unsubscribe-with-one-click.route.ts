import { unsubscribeWithOneClick } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { leaveNewsletter } from './leave-newsletter.service.ts';

export function unsubscribeWithOneClickRoute(deps: Dependencies) {
  return defineRoute(unsubscribeWithOneClick, async ({ query }) => {
    await leaveNewsletter(deps, query.token);
    return undefined;
  });
}
