import type { User } from '@tassis/contracts';
import type { Database } from '../../database/client.ts';
import type { Dependencies } from '../../dependencies.ts';
import { HttpError, violationError } from '../../http/http-error.ts';
import { tellSecondFactor } from './account-mails.ts';
import { newRecoveryCodes, recoveryCodeHash, recoveryCodeSeed } from './recovery-codes.ts';
import {
  areRecoveryCodes,
  confirmSecret,
  findSecondFactor,
  replaceRecoveryCodes,
  type SecondFactor,
} from './second-factor.repository.ts';
import { appSecrets } from './second-factor.service.ts';
import { codeOfStep, stepOfCode } from './totp.ts';

/** As long as a client tries again after an answer that never came. */
const AGAIN_MS = 5 * 60_000;

type Shown = { user: User; code: string; now: Date };

/**
 * Turns the second factor on with a first code. @returns the recovery codes, which are kept nowhere:
 * asked again at once with the same code, they are the same
 */
export async function confirmFactor(
  { config, db }: Pick<Dependencies, 'config' | 'db'>,
  { user, code, now }: Shown,
): Promise<string[]> {
  const factor = await findSecondFactor(db, user.id);
  if (factor === null) throw new HttpError('second_factor_off');
  const plain = appSecrets(config).open(factor.secret, user.id);
  const codes = newRecoveryCodes(recoveryCodeSeed(config.sessionSecret, plain));
  const setup = { user, factor, hashes: codes.map(recoveryCodeHash), now };
  if (factor.confirmedAt === null) {
    const step = stepOfCode(plain, code, now);
    if (step === null) throw violationError('validation_failed', 'code', { code: 'code_invalid' });
    if (await turnOn(db, { ...setup, step })) return codes;
  }
  const stands = await findSecondFactor(db, user.id);
  const isAgain =
    stands !== null && isJustConfirmed(stands, now) && stands.secret === factor.secret;
  if (isAgain && codeOfStep(plain, stands.lastStep) === code) {
    if (await areRecoveryCodes(db, user.id, setup.hashes)) return codes;
  }
  throw new HttpError('second_factor_on');
}

type Setup = { user: User; factor: SecondFactor; hashes: string[]; step: number; now: Date };

function turnOn(db: Database, { user, factor, hashes, step, now }: Setup): Promise<boolean> {
  return db.transaction(async (tx) => {
    const { secret } = factor;
    if (!(await confirmSecret(tx, { userId: user.id, secret, step, now }))) return false;
    await replaceRecoveryCodes(tx, user.id, hashes);
    await tellSecondFactor(tx, { user, change: 'on', now });
    return true;
  });
}

function isJustConfirmed({ confirmedAt }: SecondFactor, now: Date): boolean {
  return confirmedAt !== null && now.getTime() - confirmedAt.getTime() < AGAIN_MS;
}
