/* The threads in which passwords are hashed. */
import { hashSync, verifySync } from '@node-rs/argon2';

/** Argon2id, one lane. */
const KIND = { algorithm: 2, parallelism: 1 } as const;

/** The cost of a hash: memory in KiB, and the number of passes. */
export type HashCost = { memoryCost: number; timeCost: number };

export function hash({ password, cost }: { password: string; cost: HashCost }): string {
  return hashSync(password, { ...KIND, ...cost });
}

export function verify({ password, stored }: { password: string; stored: string }): boolean {
  return verifySync(stored, password);
}
