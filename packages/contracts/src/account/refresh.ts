import * as z from '@tassis/contracts/schema';
import { defineContract } from '../contract.ts';
import { givenToken } from './given-token.ts';
import { TokenPair } from './tokens.ts';

export const refresh = defineContract({
  name: 'refresh',
  method: 'POST',
  path: '/refresh',
  summary: 'Exchange a refresh token for the next pair; a token used too late ends the session.',
  auth: 'public',
  request: { body: z.strictObject({ refresh_token: givenToken }) },
  response: { status: 200, schema: TokenPair },
  errors: ['refresh_token_invalid', 'validation_failed'],
});
