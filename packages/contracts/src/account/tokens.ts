import * as z from '@tassis/contracts/schema';
import { User } from './user.ts';

/** Both tokens are opaque; `expires_in` is the life of the access token, in seconds. */
export const TokenPair = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  expires_in: z.number(),
});

/** The answer of login and registration: the tokens at the top level, and the user. */
export const AuthAnswer = z.extend(TokenPair, { token_type: z.literal('Bearer'), user: User });

/**
 * The answer when the password is right and a code is required: send `challenge` to POST /login/mfa within five
 * minutes.
 */
const MfaChallenge = z.object({ mfa_required: z.literal(true), challenge: z.string() });

export const LoginAnswer = z.union([AuthAnswer, MfaChallenge]);

export type TokenPair = z.output<typeof TokenPair>;
export type AuthAnswer = z.output<typeof AuthAnswer>;
