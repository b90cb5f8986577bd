import type { Secrets } from '@tassis/settings';
import type { Executor } from '../../database/client.ts';
import { findSecrets, replaceSecret } from './second-factor.repository.ts';
import { appSecrets } from './second-factor.service.ts';

const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

type Outdated = { userId: string; sealed: string; text: string };

/**
 * Encrypts with the current key what the previous one has encrypted: the secrets of authenticator apps. A secret that is
 * changed meanwhile is left as it is. @returns how many were encrypted anew
 */
export async function resealSecrets(db: Executor, sessionSecrets: Secrets): Promise<number> {
  if (sessionSecrets.length === 1) return 0;
  const box = appSecrets({ sessionSecrets });
  let count = 0;
  for await (const { userId, sealed, text } of outdated(db, sessionSecrets)) {
    const isReplaced = await replaceSecret(db, { userId, sealed, secret: box.seal(text, userId) });
    if (isReplaced) count += 1;
  }
  return count;
}

/** How many secrets only the previous key opens. */
export async function countOutdatedSecrets(db: Executor, sessionSecrets: Secrets): Promise<number> {
  let count = 0;
  for await (const _secret of outdated(db, sessionSecrets)) count += 1;
  return count;
}

async function* outdated(db: Executor, sessionSecrets: Secrets): AsyncGenerator<Outdated> {
  const box = appSecrets({ sessionSecrets });
  let after = BEFORE_ALL;
  for (;;) {
    const rows = await findSecrets(db, after);
    for (const { userId, sealed } of rows) {
      const opened = box.tryOpen(sealed, userId);
      if (opened && !opened.isCurrent) yield { userId, sealed, text: opened.text };
    }
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last.userId;
  }
}
