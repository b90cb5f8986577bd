import { requiredAs, type Validator } from './violation.ts';

/** The code of a second factor, or a recovery code; only the server knows whether it is right. */
export const secondFactorCode: Validator = requiredAs('code_required');
