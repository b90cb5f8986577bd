import { createHash, createHmac, randomBytes } from 'node:crypto';

/** 256 bits as base64url text. */
export type Token = string;

/** The tokens of one generation: who has the refresh token's text and the key has both. */
export type TokenPairSecrets = { accessToken: Token; refreshToken: Token };

/**
 * The chain of a session's tokens. Each generation follows from its parent by HMAC, so the server,
 * which stores hashes only, can give the same successor twice when its answer was lost.
 */
export function tokenChain(key: string) {
  const derive = (purpose: string, parent: Token): Token =>
    createHmac('sha256', key).update(`${purpose}\0${parent}`).digest('base64url');
  const toPair = (refreshToken: Token): TokenPairSecrets => ({
    refreshToken,
    accessToken: derive('access', refreshToken),
  });
  return {
    /** The first generation. */
    begin: (): TokenPairSecrets => toPair(randomBytes(32).toString('base64url')),
    /** The generation after this refresh token: always the same one. */
    deriveSuccessor: (refreshToken: Token): TokenPairSecrets =>
      toPair(derive('refresh', refreshToken)),
  };
}

export type TokenChain = ReturnType<typeof tokenChain>;

/** What is stored of a token. It has 256 random bits, so no slow hash is needed. */
export function hashToken(token: Token): string {
  return createHash('sha256').update(token).digest('base64url');
}
