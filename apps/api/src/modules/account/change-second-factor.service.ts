import type { User } from '@tassis/contracts';
import { firmName } from '@tassis/domain';
import type { Secrets } from '@tassis/settings';
import type { Database } from '../../database/client.ts';
import type { Dependencies } from '../../dependencies.ts';
import { HttpError, violationError } from '../../http/http-error.ts';
import { admit } from '../../throttles/admit.ts';
import { findFirm } from '../firm/firm.repository.ts';
import { tellSecondFactor } from './account-mails.ts';
import { confirmOwnPassword } from './password.service.ts';
import {
  newRecoveryCodes,
  plainCode,
  recoveryCodeHash,
  recoveryCodeSeed,
} from './recovery-codes.ts';
import {
  areRecoveryCodes,
  confirmSecret,
  deleteSecondFactor,
  findSecondFactor,
  isSecondFactorOn,
  putSecret,
  replaceRecoveryCodes,
  type SecondFactor,
} from './second-factor.repository.ts';
import { appSecrets } from './second-factor.service.ts';
import { codeOfStep, newTotpSecret, otpauthUri, stepOfCode } from './totp.ts';
import { requireUser } from './user.repository.ts';

/** How long a client retries after a lost answer. */
const AGAIN_MS = 5 * 60_000;

type Owner = { userId: string; password: string };

/** Creates a secret for an authenticator app; sign-ins require a code only after the first one is confirmed. */
export async function beginSecondFactor(deps: Dependencies, { userId, password }: Owner) {
  const { config, db, clock } = deps;
  // A person with somebody else's open session must not lock the owner out.
  const { user } = await confirmOwnPassword(deps, { userId, password });
  const plain = newTotpSecret();
  const secret = appSecrets(config).seal(plain, userId);
  if (!(await putSecret(db, { userId, secret, now: clock() }))) {
    throw new HttpError('second_factor_on');
  }
  const issuer = firmName(await findFirm(db));
  return { secret: plain, otpauth_uri: otpauthUri(plain, { issuer, email: user.email }) };
}

type Confirmation = { userId: string; code: string; address: string };

/** Turns the second factor on with a first code. @returns the recovery codes */
export async function turnOnSecondFactor(
  deps: Dependencies,
  { userId, code, address }: Confirmation,
): Promise<string[]> {
  const { db, clock, sessions, throttles } = deps;
  await admit(throttles.code({ userId, address }));
  const user = await requireUser(db, userId);
  const codes = await confirmFactor(deps, { user, code: plainCode(code), now: clock() });
  sessions.forget(userId);
  await throttles.codeSucceeded({ userId, address });
  return codes;
}

/** Replaces the recovery codes. @returns the new ones */
export async function renewCodes(deps: Dependencies, owner: Owner): Promise<string[]> {
  const { userId } = owner;
  const { user } = await confirmOwnPassword(deps, owner);
  const codes = newRecoveryCodes();
  await deps.db.transaction(async (tx) => {
    if (!(await isSecondFactorOn(tx, userId))) throw new HttpError('second_factor_off');
    await replaceRecoveryCodes(tx, userId, codes.map(recoveryCodeHash));
    await tellSecondFactor(tx, { user, change: 'codes', now: deps.clock() });
  });
  return codes;
}

/** Turns the second factor off. */
export async function turnOffSecondFactor(deps: Dependencies, owner: Owner): Promise<void> {
  const { userId } = owner;
  const { user } = await confirmOwnPassword(deps, owner);
  const wasOn = await deps.db.transaction(async (tx) => {
    const isRemoved = await deleteSecondFactor(tx, userId);
    if (isRemoved) await tellSecondFactor(tx, { user, change: 'off', now: deps.clock() });
    return isRemoved;
  });
  if (!wasOn) throw new HttpError('second_factor_off');
  deps.sessions.forget(userId);
}

type Shown = { user: User; code: string; now: Date };

/** The recovery codes are not stored but derived: a retry with the same code returns the same ones. */
async function confirmFactor(
  { config, db }: Pick<Dependencies, 'config' | 'db'>,
  { user, code, now }: Shown,
): Promise<string[]> {
  const factor = await findSecondFactor(db, user.id);
  if (factor === null) throw new HttpError('second_factor_off');
  const plain = appSecrets(config).open(factor.secret, user.id);
  const [codes, ...previous] = deriveCodes(config.sessionSecrets, plain);
  if (factor.confirmedAt === null) {
    const step = stepOfCode(plain, code, now);
    if (step === null) throw violationError('validation_failed', 'code', { code: 'code_invalid' });
    const hashes = codes.map(recoveryCodeHash);
    if (await turnOn(db, { user, factor, hashes, step, now })) return codes;
  }
  const stands = await findSecondFactor(db, user.id);
  const isAgain =
    stands !== null && isJustConfirmed(stands, now) && stands.secret === factor.secret;
  if (isAgain && codeOfStep(plain, stands.lastStep) === code) {
    for (const given of [codes, ...previous])
      if (await areRecoveryCodes(db, user.id, given.map(recoveryCodeHash))) return given;
  }
  throw new HttpError('second_factor_on');
}

/** The codes by the current key, then those by the previous one. */
function deriveCodes([current, ...previous]: Secrets, plain: string): [string[], ...string[][]] {
  const derive = (key: string) => newRecoveryCodes(recoveryCodeSeed(key, plain));
  return [derive(current), ...previous.map(derive)];
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
