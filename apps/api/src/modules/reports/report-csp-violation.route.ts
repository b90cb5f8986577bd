import { reportCspViolation } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { admitReport } from './admit-report.ts';
import { cspViolationsOf } from './csp-violation.ts';

export function reportCspViolationRoute({ throttles }: Dependencies) {
  return defineRoute(reportCspViolation, async ({ body, address, log }) => {
    await admitReport(throttles, address);
    for (const violation of cspViolationsOf(body)) {
      log.warn({ csp_violation: violation }, 'policy violation');
    }
    return undefined;
  });
}
