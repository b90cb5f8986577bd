import {
  getAdminWebVitals,
  reportClientError,
  reportCspViolation,
  reportReleaseAlarm,
  reportWebVitals,
} from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute, type Route } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { admit } from '../../throttles/admit.ts';
import { tellOfRelease } from './release-alarm.service.ts';
import { toCspViolations } from './csp-violation.ts';
import { readWebVitals, webVitalsCounter } from './web-vitals.service.ts';

export function reportsRoutes(deps: Dependencies): Route[] {
  const { throttles, db, clock } = deps;
  const countWebVitals = webVitalsCounter(db);
  return [
    // Reports are written to the log: they are rate-limited, so that a page in a loop, or an abuser, cannot fill it.
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
    defineRoute(reportWebVitals, async ({ body, address }) => {
      await admit(throttles.report(address));
      await countWebVitals(body, clock());
      return undefined;
    }),
    defineRoute(getAdminWebVitals, async () => success(await readWebVitals(db, clock()))),
    defineRoute(reportReleaseAlarm, async ({ headers, signedBody }) => {
      await tellOfRelease(deps, { signature: headers['edge-signature'], body: signedBody });
      return undefined;
    }),
  ];
}
