/* The threads in which passwords are hashed. */
import { hashSync, verifySync } from '@node-rs/argon2';

/** OWASP's parameters for argon2id: 19 MiB, two passes, one lane. */
const ARGON2ID = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export function hash(password: string): string {
  return hashSync(password, ARGON2ID);
}

export function verify({ password, stored }: { password: string; stored: string }): boolean {
  return verifySync(stored, password);
}
