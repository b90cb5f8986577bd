import * as z from '@tassis/contracts/schema';
import { User } from './user.ts';

/** Both tokens are opaque; `expires_in` is the life of the access token, in seconds. */
export const TokenPair = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  expires_in: z.number(),
});

/** The answer of signing in and of registering: the tokens at the top level, and who it is. */
export const AuthAnswer = z.extend(TokenPair, { token_type: z.literal('Bearer'), user: User });

export type TokenPair = z.output<typeof TokenPair>;
export type AuthAnswer = z.output<typeof AuthAnswer>;
