import type { Secrets } from '@tassis/settings';
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts small secrets for the database with the server's key (AES-256-GCM). Each
 * purpose has a key of its own, and a secret opens only for whom it was sealed.
 */
export function secretBox(serverSecrets: Secrets, purpose: string) {
  const toKey = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
  const key = toKey(serverSecrets[0]);
  /** As `open`, null instead of throwing. `isCurrent`: whether the current key opens it. */
  const tryOpen = (sealed: string, owner: string) => {
    const bytes = Buffer.from(sealed, 'base64url');
    for (const secret of serverSecrets) {
      const text = decrypt(bytes, toKey(secret), owner);
      if (text !== null) return { text, isCurrent: secret === serverSecrets[0] };
    }
    return null;
  };
  return {
    seal(text: string, owner: string): string {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(owner));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
    },
    /** Throws when none of the server's keys opens it, or the text was modified. */
    open(sealed: string, owner: string): string {
      const opened = tryOpen(sealed, owner);
      if (opened !== null) return opened.text;
      throw new Error('A secret cannot be decrypted: the key has changed, or its text');
    },
    tryOpen,
  };
}

/** Null when the key is another, or the bytes were modified. */
function decrypt(bytes: Buffer, key: Buffer, owner: string): string | null {
  const tagEnd = NONCE_BYTES + TAG_BYTES;
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES))
    .setAAD(Buffer.from(owner))
    .setAuthTag(bytes.subarray(NONCE_BYTES, tagEnd));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(tagEnd)), decipher.final()]).toString();
  } catch {
    return null;
  }
}
