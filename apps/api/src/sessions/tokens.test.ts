import { expect, test } from 'vitest';
import { hashToken, tokenChain } from './tokens.ts';

const chain = tokenChain(['key']);

test('each chain begins anew, with two tokens of 256 bits', () => {
  const [one, other] = [chain.begin(), chain.begin()];
  const tokens = [one.accessToken, one.refreshToken, other.accessToken, other.refreshToken];
  for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/u);
  expect(new Set(tokens).size).toBe(4);
});

test('a successor is always the same one, and only who has the key knows it', () => {
  const { refreshToken } = chain.begin();
  const next = chain.deriveSuccessor(refreshToken);
  expect(tokenChain(['key']).deriveSuccessor(refreshToken)).toEqual(next);
  const known = [refreshToken, next.refreshToken, next.accessToken];
  expect(new Set(known).size).toBe(3);
  const guessed = tokenChain(['another key']).deriveSuccessor(refreshToken);
  expect(known).not.toContain(guessed.refreshToken);
  expect(known).not.toContain(guessed.accessToken);
});

// Sessions outlive a new version of the API: what is stored and given stays as it is.
test('tokens and what is stored of them never change', () => {
  expect(chain.deriveSuccessor('parent')).toEqual({
    refreshToken: 'UxApr7gmyQxgn637dDdv1rmTLAT-J22GKd1rQGxuaFI',
    accessToken: '7O63ctvzR5jR0s8lAN_raJL0Rjy6vD89A2yq0rpyE-E',
  });
  expect(hashToken('token')).toBe('PEaenWxYddN6Q_NT1PiOYfz4EsZu7jRXRlpAsNpBU-A');
});
