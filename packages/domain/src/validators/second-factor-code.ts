import { requiredAs, type Validator } from './violation.ts';

/** The code of a second factor, or a recovery code: whether it is the right one only the server knows. */
export const secondFactorCode: Validator = requiredAs('code_required');
