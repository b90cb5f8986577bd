import type { Dependencies } from '../../dependencies.ts';
import type { Route } from '../../http/route.ts';
import { contentVersionRoute } from './content-version.route.ts';
import { healthLiveRoute } from './health-live.route.ts';
import { healthReadyRoute } from './health-ready.route.ts';

export function healthRoutes(deps: Dependencies): Route[] {
  return [contentVersionRoute(deps), healthLiveRoute(), healthReadyRoute(deps)];
}
