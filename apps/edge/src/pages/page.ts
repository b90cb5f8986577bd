import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { compressText } from '../releases/compress.ts';
import { ResultCache } from './result-cache.ts';

const decompress = promisify(brotliDecompress);

/** One complete HTML answer, ready in both encodings. */
export interface Page {
  etag: string;
  html: Buffer;
  brotli: Buffer;
  /** The hashes of its inline scripts for the content security policy: `sha256-…`. */
  scriptHashes: readonly string[];
}

/** Compressed pages by ETag. Most pages are the same after another rendering, and compressing one takes as long as rendering it. */
const compressed = new ResultCache<Buffer>();

/** Makes the answer of a document; equal documents get equal tags. */
export async function makePage(document: string, scriptHashes: readonly string[]): Promise<Page> {
  const html = Buffer.from(document);
  const etag = computeEtag(html);
  return { etag, html, brotli: await compressed.get(etag, () => compressText(html)), scriptHashes };
}

/** Restores a page from its compressed text. Rejects when its hash is not the ETag. */
export async function restorePage({
  etag,
  brotli,
  scriptHashes,
}: Omit<Page, 'html'>): Promise<Page> {
  const html = await decompress(brotli);
  if (computeEtag(html) !== etag) throw new Error('It is not as it was written');
  return {
    etag,
    html,
    brotli: await compressed.get(etag, () => Promise.resolve(brotli)),
    scriptHashes,
  };
}

function computeEtag(html: Buffer): string {
  return `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
}
