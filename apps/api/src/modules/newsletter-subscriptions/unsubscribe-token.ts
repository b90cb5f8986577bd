import { sealedTokens } from '../../secrets/sealed-token.ts';

const PURPOSE = 'newsletter-unsubscribe';

/** Lets the holder of an address leave the newsletter, for good and without an account. */
export function unsubscribeTokenOf(email: string, key: string): string {
  return sealedTokens(key, PURPOSE).make(email);
}

/** The address in a token of ours; null for any other. */
export function emailOfToken(token: string, key: string): string | null {
  return sealedTokens(key, PURPOSE).open(token);
}
