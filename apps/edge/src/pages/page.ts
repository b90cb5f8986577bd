import { createHash } from 'node:crypto';
import { compressText } from '../releases/compress.ts';

/** One complete HTML answer, ready in both encodings. */
export interface Page {
  etag: string;
  html: Buffer;
  brotli: Buffer;
  /** Of the scripts written into it, as the content security policy names them: `sha256-…`. */
  scriptHashes: readonly string[];
}

/** Makes the answer of a document; equal documents get equal tags. */
export async function makePage(document: string, scriptHashes: readonly string[]): Promise<Page> {
  const html = Buffer.from(document);
  const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
  return { etag, html, brotli: await compressText(html), scriptHashes };
}
