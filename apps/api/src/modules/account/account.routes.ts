import type { Dependencies } from '../../dependencies.ts';
import type { Route } from '../../http/route.ts';
import { getUserRoute } from './get-user.route.ts';
import { loginRoute } from './login.route.ts';
import { logoutRoute } from './logout.route.ts';
import { refreshRoute } from './refresh.route.ts';
import { registerClientRoute } from './register-client.route.ts';

export function accountRoutes(deps: Dependencies): Route[] {
  return [
    getUserRoute(deps),
    loginRoute(deps),
    logoutRoute(deps),
    refreshRoute(deps),
    registerClientRoute(deps),
  ];
}
