import { reportClientError, reportCspViolation } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute, type Route } from '../../http/route.ts';
import { admit } from '../../throttles/admit.ts';
import { toCspViolations } from './csp-violation.ts';

export function reportsRoutes(deps: Dependencies): Route[] {
  const { throttles } = deps;
  return [
    // Reports are lines of the log: a page that fails in a loop, or somebody bored, must not fill it.
    defineRoute(reportClientError, async ({ body, address, log }) => {
      await admit(throttles.report(address));
      log.warn({ client_error: body }, 'client error');
      return undefined;
    }),
    defineRoute(reportCspViolation, async ({ body, address, log }) => {
      await admit(throttles.report(address));
      for (const violation of toCspViolations(body)) {
        log.warn({ csp_violation: violation }, 'policy violation');
      }
      return undefined;
    }),
  ];
}
