import type { Secrets } from '@tassis/settings';
import type { Executor } from '../database/client.ts';
import { countOutdatedSecrets } from '../modules/account/reseal-secrets.service.ts';
import { done, left, type Point } from './point.ts';

/** Whether the previous `SESSION_SECRET` is still needed to read what is encrypted. */
export async function checkKeys(db: Executor, secrets: Secrets): Promise<Point> {
  const name = 'Keys';
  if (secrets.length === 1) return done(name, 'one SESSION_SECRET');
  const count = await countOutdatedSecrets(db, secrets);
  if (count === 0) return done(name, 'nothing is encrypted with SESSION_SECRET_PREVIOUS');
  return left(
    name,
    `${count} authenticator secrets are encrypted with SESSION_SECRET_PREVIOUS.`,
    'Keep it: the API encrypts them anew at minute 27 of each hour (docs/how-to/rotate-keys.md).',
  );
}
