import type { Secrets } from '@tassis/settings';
import { createHash, createHmac, randomBytes } from 'node:crypto';

/** 256 bits as base64url text. */
export type Token = string;

/** The tokens of one generation: the access token is derived from the refresh token with the server's key. */
export type TokenPairSecrets = { accessToken: Token; refreshToken: Token };

/**
 * The chain of a session's tokens. Each generation follows from its parent by HMAC, so the server,
 * which stores hashes only, can give the same successor twice when its answer was lost.
 */
export function tokenChain(keys: Secrets) {
  const toPair = (refreshToken: Token, key: string = keys[0]): TokenPairSecrets => ({
    refreshToken,
    accessToken: derive('access', refreshToken, key),
  });
  return {
    /** The first generation. */
    begin: (): TokenPairSecrets => toPair(randomBytes(32).toString('base64url')),
    /** The generation after this refresh token: always the same one. */
    deriveSuccessor: (refreshToken: Token, key: string = keys[0]): TokenPairSecrets =>
      toPair(derive('refresh', refreshToken, key), key),
    /** The generation that was derived after this refresh token, by whichever of the keys; null when by none of them. */
    findSuccessor(refreshToken: Token, refreshTokenHash: string): TokenPairSecrets | null {
      const pairs = keys.map((key) => this.deriveSuccessor(refreshToken, key));
      return pairs.find((pair) => hashToken(pair.refreshToken) === refreshTokenHash) ?? null;
    },
  };
}

export type TokenChain = ReturnType<typeof tokenChain>;

function derive(purpose: string, parent: Token, key: string): Token {
  return createHmac('sha256', key).update(`${purpose}\0${parent}`).digest('base64url');
}

/** What is stored of a token. It has 256 random bits, so no slow hash is needed. */
export function hashToken(token: Token): string {
  return createHash('sha256').update(token).digest('base64url');
}
