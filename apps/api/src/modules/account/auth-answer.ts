import type { AuthAnswer, TokenPair, User } from '@tassis/contracts';

/** What signing in and registering answer. */
export function authAnswer(pair: TokenPair, user: User): AuthAnswer {
  return { ...pair, token_type: 'Bearer', user };
}
