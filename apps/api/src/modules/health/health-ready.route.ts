import { setTimeout as sleep } from 'node:timers/promises';
import { healthReady } from '@tassis/contracts';
import { compareSchema } from '../../database/schema-fits.ts';
import type { Dependencies } from '../../dependencies.ts';
import { HttpError } from '../../http/http-error.ts';
import { defineRoute } from '../../http/route.ts';
import { success } from '../../http/success.ts';

const PATIENCE_MS = 2000;
const RETRY_AFTER_SECONDS = 2;

export function healthReadyRoute({ pool }: Pick<Dependencies, 'pool'>) {
  return defineRoute(healthReady, async ({ log }) => {
    const answered = compareSchema(pool).then(
      ({ misfit }) => {
        if (misfit !== null) log.error(misfit.message);
        return misfit === null;
      },
      () => false,
    );
    const isReady = await Promise.race([answered, sleep(PATIENCE_MS, false, { ref: false })]);
    if (!isReady) throw new HttpError('not_ready', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    return success({ status: 'ready' });
  });
}
