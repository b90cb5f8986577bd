/* The threads in which passwords are hashed. */
import { hashSync, verifySync } from '@node-rs/argon2';

/** How much a hash costs: memory in KiB, and how often it is gone through. */
export type HashCost = { memoryCost: number; timeCost: number };

export function hash({ password, cost }: { password: string; cost: HashCost }): string {
  return hashSync(password, { algorithm: 2, parallelism: 1, ...cost }); // argon2id, one lane
}

export function verify({ password, stored }: { password: string; stored: string }): boolean {
  return verifySync(stored, password);
}
