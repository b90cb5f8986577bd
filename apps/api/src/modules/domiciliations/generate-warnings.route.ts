import { generateWarnings as contract } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { HttpError, violationError } from '../../http/http-error.ts';
import { defineRoute } from '../../http/route.ts';
import { createOnce } from '../../idempotency/create-once.ts';
import { generateWarnings } from './generate-warnings.service.ts';

export function generateWarningsRoute(deps: Dependencies) {
  return defineRoute(contract, async ({ body, headers, actor }) => {
    if (deps.config.environment === 'production') throw new HttpError('not_in_production');
    const { count = 1, days, user_id: user, client_id: client, status } = body;
    if (user !== undefined && client !== undefined && user !== client) {
      throw violationError('validation_failed', 'client_id', { code: 'invalid_value' });
    }
    const clientId = client ?? user;
    return createOnce(deps, { contract, input: { body }, headers, actor }, (tx, now) =>
      generateWarnings(tx, { count, days, clientId, status, actorId: actor.userId, now }),
    );
  });
}
