import { concurrencyLimit } from './concurrency-limit.ts';

/** OWASP's parameters for argon2id: 19 MiB, two passes, one lane. */
const ARGON2ID = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/** A flood of sign-ins must leave the other core, and most memory, to everybody else. */
const AT_ONCE = 2;
const WAITING_MAX = 200;
/** Hash of a password that nobody has, so that an unknown e-mail takes as long as a known one. */
const NOBODYS_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$WsqW6JuwtYLMUPnGDLnxnQ$iMpc7GI6oRih42moblp0N3uhhmCqUErDU8T7pG9h7Tg';

export type PasswordHasher = ReturnType<typeof createPasswordHasher>;

/** Loaded at the first sign-in: the native module has no business in a start. */
const argon2 = () => import('@node-rs/argon2');

/** Slow hashes, a few at a time. */
export function createPasswordHasher() {
  const limited = concurrencyLimit({ atOnce: AT_ONCE, waitingMax: WAITING_MAX });
  return {
    /** The text to store for a password. */
    hash: (password: string): Promise<string> =>
      limited(async () => (await argon2()).hash(spelled(password), ARGON2ID)),
    /** Whether this is the password; with no stored hash it takes as long and is not. */
    verify: (password: string, stored: string | null): Promise<boolean> =>
      limited(async () => {
        const isRight = await (await argon2()).verify(stored ?? NOBODYS_HASH, spelled(password));
        return stored !== null && isRight;
      }),
  };
}

/** One spelling of é, whichever keyboard typed it. */
function spelled(password: string): string {
  return password.normalize('NFKC');
}
