import { createHmac, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { isMissing } from '../releases/files.ts';

const KEY_BYTES = 32;

/** The cookie with the previews that a browser shows. */
export const PREVIEW_COOKIE = 'preview';

const passSchema = z.object({
  /** The areas, each with the version or the preview's name that was asked for. */
  areas: z.array(z.object({ id: z.string(), what: z.string() })),
  /** When it ends, in milliseconds. */
  until: z.number(),
});

/** What a browser may preview, and how long. */
export type PreviewPass = z.infer<typeof passSchema>;

/** Seals a pass as the value of a cookie, which nobody else can make. */
export function sealPass(key: Buffer, pass: PreviewPass): string {
  const text = Buffer.from(JSON.stringify(pass)).toString('base64url');
  return `${text}.${sign(key, text).toString('base64url')}`;
}

/** The pass in a cookie's value; undefined when it is not sealed with this key, or over. */
export function openPass(key: Buffer, value: string): PreviewPass | undefined {
  const [text = '', signature = ''] = value.split('.');
  if (!isEqual(Buffer.from(signature, 'base64url'), sign(key, text))) return undefined;
  const pass = passSchema.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  return pass.until > Date.now() ? pass : undefined;
}

/**
 * The key of this store's passes, made when it is first needed. It lies beside the releases, so that every process that
 * serves them has the same, and is not served.
 */
export async function readPassKey(store: string): Promise<Buffer> {
  const file = keyPath(store);
  const known = await readFile(file).catch((error: unknown) => {
    if (!isMissing(error)) throw error;
    return undefined;
  });
  if (known) return checkedKey(known);
  const draft = `${file}.${randomUUID()}.tmp`;
  await writeFile(draft, newPassKey(), { mode: 0o600, flush: true });
  await link(draft, file).catch(() => undefined); // another process was quicker: its key is read
  await rm(draft, { force: true });
  return checkedKey(await readFile(file));
}

/** A key that no pass was sealed with. */
export function newPassKey(): Buffer {
  return randomBytes(KEY_BYTES);
}

/** Puts another key in the place of this store's, unless it is the same. */
export async function writePassKey(store: string, key: Buffer): Promise<void> {
  const file = keyPath(store);
  const before = await readFile(file).catch(() => undefined);
  if (before?.equals(key)) return;
  const draft = `${file}.${randomUUID()}.tmp`;
  await writeFile(draft, key, { mode: 0o600, flush: true });
  await rename(draft, file);
}

function keyPath(store: string): string {
  return path.join(store, 'preview.key');
}

/** With an empty key anybody could seal passes. */
function checkedKey(key: Buffer): Buffer {
  if (key.length === KEY_BYTES) return key;
  throw new Error('preview.key in the release store is no key: remove it, and another one is made');
}

function sign(key: Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

function isEqual(one: Buffer, other: Buffer): boolean {
  return one.length === other.length && timingSafeEqual(one, other);
}
