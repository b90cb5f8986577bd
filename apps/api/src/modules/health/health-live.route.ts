import { healthLive } from '@tassis/contracts';
import { defineRoute } from '../../http/route.ts';
import { success } from '../../http/success.ts';

export function healthLiveRoute() {
  return defineRoute(healthLive, async () => success({ status: 'live' }));
}
