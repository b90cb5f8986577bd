import { hashAside } from './hashing-threads.ts';

/** Hash of a password that nobody has, so that an unknown e-mail takes as long as a known one. */
const NOBODYS_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$WsqW6JuwtYLMUPnGDLnxnQ$iMpc7GI6oRih42moblp0N3uhhmCqUErDU8T7pG9h7Tg';

export type PasswordHasher = ReturnType<typeof createPasswordHasher>;

/** Slow hashes, a few at a time. */
export function createPasswordHasher() {
  return {
    /** The text to store for a password. */
    hash: (password: string): Promise<string> => hashAside('hash', spelled(password)),
    /** Whether this is the password; with no stored hash it takes as long and is not. */
    verify: async (password: string, stored: string | null): Promise<boolean> => {
      const task = { password: spelled(password), stored: stored ?? NOBODYS_HASH };
      const isRight = await hashAside('verify', task);
      return stored !== null && isRight;
    },
  };
}

/** One spelling of é, whichever keyboard typed it. */
function spelled(password: string): string {
  return password.normalize('NFKC');
}
