import { hashAside } from './hashing-threads.ts';
import type { HashCost } from './hashing-worker.ts';

/** OWASP's parameters for argon2id: 19 MiB, two passes. */
const OWASP: HashCost = { memoryCost: 19_456, timeCost: 2 };

export type PasswordHasher = ReturnType<typeof createPasswordHasher>;

/** Slow hashes, a few at a time. Tests that make hundreds give a lower cost. */
export function createPasswordHasher(cost: HashCost = OWASP) {
  return {
    /** The text to store for a password. */
    hash: (password: string): Promise<string> =>
      hashAside('hash', { password: spelled(password), cost }),
    /** Whether this is the password; with no stored hash it takes as long and is not. */
    verify: async (password: string, stored: string | null): Promise<boolean> => {
      const task = { password: spelled(password), stored: stored ?? nobodysHash(cost) };
      const isRight = await hashAside('verify', task);
      return stored !== null && isRight;
    },
  };
}

/** Hash of a password that nobody has, so that an unknown e-mail takes as long as a known one. */
function nobodysHash({ memoryCost, timeCost }: HashCost): string {
  return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=1$WsqW6JuwtYLMUPnGDLnxnQ$iMpc7GI6oRih42moblp0N3uhhmCqUErDU8T7pG9h7Tg`;
}

/** One Unicode normalisation (NFKC), since keyboards type é in two ways. */
function spelled(password: string): string {
  return password.normalize('NFKC');
}
