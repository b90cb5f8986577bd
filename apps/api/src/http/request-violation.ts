import { toViolations, type Contract, type PathViolation } from '@tassis/contracts';
import type { core } from 'zod/mini';

/** A request that breaks its contract's schema. Carried through Fastify's validation. */
export class RequestViolation extends Error {
  readonly violations: readonly PathViolation[];

  constructor(issues: readonly core.$ZodIssue[]) {
    super('The request breaks its contract');
    this.name = 'RequestViolation';
    this.violations = toViolations(issues);
  }
}

/** The error code with which this contract answers an invalid request. */
export function getInvalidCode(contract: Contract | undefined) {
  return contract?.invalidCode ?? 'validation_failed';
}
