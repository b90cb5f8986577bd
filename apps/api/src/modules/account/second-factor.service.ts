import type { Config } from '../../config.ts';
import type { Executor } from '../../database/client.ts';
import { secretBox } from '../../secrets/secret-box.ts';
import { plainCode, recoveryCodeHash } from './recovery-codes.ts';
import { findSecondFactor, takeRecoveryCode, takeStep } from './second-factor.repository.ts';
import { stepOfCode } from './totp.ts';

const SIX_DIGITS = /^\d{6}$/u;

/** Encrypts the secrets of authenticator apps. */
export function appSecrets({ sessionSecrets }: Pick<Config, 'sessionSecrets'>) {
  return secretBox(sessionSecrets, 'second-factor');
}

type Shown = { userId: string; code: string; now: Date };

/** Consumes the code of an app or a recovery code; each works once, even in concurrent calls. */
export async function takeCode(
  tx: Executor,
  config: Pick<Config, 'sessionSecrets'>,
  { userId, code, now }: Shown,
): Promise<boolean> {
  const plain = plainCode(code);
  if (!SIX_DIGITS.test(plain)) {
    return takeRecoveryCode(tx, { userId, codeHash: recoveryCodeHash(plain), now });
  }
  const factor = await findSecondFactor(tx, userId);
  if (factor === null) return false;
  const step = stepOfCode(appSecrets(config).open(factor.secret, userId), plain, now);
  return step !== null && takeStep(tx, userId, step);
}
