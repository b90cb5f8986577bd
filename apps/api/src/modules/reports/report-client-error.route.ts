import { reportClientError } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { admitReport } from './admit-report.ts';

export function reportClientErrorRoute({ throttles }: Dependencies) {
  return defineRoute(reportClientError, async ({ body, address, log }) => {
    await admitReport(throttles, address);
    log.warn({ client_error: body }, 'client error');
    return undefined;
  });
}
