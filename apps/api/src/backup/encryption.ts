import { Decrypter, Encrypter } from 'age-encryption';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { StartupError } from '../database/startup-error.ts';

/** Encrypts for these recipients (age1…): only the owners of their identities can read it. */
export function encrypterFor(recipients: readonly string[]) {
  const encrypter = new Encrypter();
  for (const recipient of recipients) encrypter.addRecipient(recipient);
  return {
    bytes: (plain: Uint8Array): Promise<Uint8Array> => encrypter.encrypt(plain),
    stream: async (plain: Readable): Promise<Readable> =>
      Readable.from(await encrypter.encrypt(toBytes(plain))),
  };
}

/** Decrypts a file with an identity (AGE-SECRET-KEY-1…); fails when a byte was changed. */
export async function decrypt(encrypted: Readable, identity: string): Promise<Readable> {
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  return Readable.from(await decrypter.decrypt(toBytes(encrypted)));
}

/** The identity in a file as `age-keygen` writes it: one line, beside comments. */
export async function readIdentity(file: string | undefined): Promise<string> {
  const text = file === undefined ? '' : await readFile(file, 'utf8').catch(() => '');
  const identity = text.split('\n').find((line) => line.startsWith('AGE-SECRET-KEY-'));
  if (identity !== undefined) return identity.trim();
  throw new StartupError(
    file === undefined ? 'This backup is encrypted.' : `${file} holds no identity.`,
    '--identity <file> names the file that age-keygen wrote: it has a line AGE-SECRET-KEY-….',
  );
}

function toBytes(stream: Readable): ReadableStream<Uint8Array> {
  return ReadableStream.from<Uint8Array>(stream);
}
