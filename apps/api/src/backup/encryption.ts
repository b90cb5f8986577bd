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

/** Decrypts a file with whichever of these identities (AGE-SECRET-KEY-1…) opens it; fails when a byte was changed. */
export async function decrypt(
  encrypted: Readable,
  identities: readonly string[],
): Promise<Readable> {
  const decrypter = new Decrypter();
  for (const identity of identities) decrypter.addIdentity(identity);
  return Readable.from(await decrypter.decrypt(toBytes(encrypted)));
}

/** The identities in files as `age-keygen` writes them: lines beside comments. */
export async function readIdentities(files: readonly string[]): Promise<string[]> {
  if (files.length === 0) throw noIdentity('This backup is encrypted.');
  const found = await Promise.all(files.map(identitiesIn));
  return found.flat();
}

async function identitiesIn(file: string): Promise<string[]> {
  const text = await readFile(file, 'utf8').catch(() => '');
  const lines = text.split('\n').map((line) => line.trim());
  const identities = lines.filter((line) => line.startsWith('AGE-SECRET-KEY-'));
  if (identities.length === 0) throw noIdentity(`${file} holds no identity.`);
  return identities;
}

function noIdentity(message: string): StartupError {
  return new StartupError(
    message,
    '--identity <file> names the file that age-keygen wrote: it has a line AGE-SECRET-KEY-…. Several may be named.',
  );
}

function toBytes(stream: Readable): ReadableStream<Uint8Array> {
  return ReadableStream.from<Uint8Array>(stream);
}
