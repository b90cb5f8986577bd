import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReleaseManifest } from '@tassis/platform/release';
import { compressText } from '../releases/compress.ts';
import { releaseFolder } from '../releases/store.ts';

/** One complete HTML answer, ready in both encodings. */
export interface Page {
  etag: string;
  html: Buffer;
  brotli: Buffer;
}

/** Builds the shell's page for a release: its asset addresses made absolute, the manifest and settings inlined. */
export async function buildShellFrame(
  store: string,
  manifest: ReleaseManifest,
  settings: object,
): Promise<Page> {
  const { version } = manifest.shell;
  const template = await readFile(
    path.join(releaseFolder(store, 'shell', version), 'index.html'),
    'utf8',
  );
  const document = template
    .replaceAll(/(?<=(?:src|href)=")\.\//g, `/mfe/shell/${version}/`)
    .replace(
      '</head>',
      `${dataBlock('tassis-release', manifest)}${dataBlock('tassis-settings', settings)}</head>`,
    );
  const html = Buffer.from(document);
  const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
  return { etag, html, brotli: await compressText(html) };
}

/** JSON inside HTML: `<` is escaped, so that no text can end the block. */
function dataBlock(id: string, value: unknown): string {
  const json = JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
  return `<script type="application/json" id="${id}">${json}</script>`;
}
