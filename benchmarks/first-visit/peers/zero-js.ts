import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'node-html-parser';
import { builtFolder } from './built-folder.ts';
import type { Peer, PeerSettings } from './peer.ts';
import { pageFile, serveFolder } from './serve-folder.ts';

const scripts = 'script, link[rel=modulepreload], link[rel=preload][as=script]';
const assets = 'link[rel=stylesheet], link[rel=icon], link[rel=preload], img, source';

/** The page as our edge sends it, without everything that runs or preloads a script. */
export function withoutScripts(html: string): string {
  const document = parse(html, { comment: true, voidTag: { closingSlash: true } });
  for (const element of document.querySelectorAll(scripts)) element.remove();
  return document.toString();
}

/** The lower bound: our own pages without script, with the same styles, fonts and images. */
export async function startZeroJs(settings: PeerSettings): Promise<Peer> {
  const folder = await builtFolder('zero-js');
  const found = await Promise.all(
    settings.paths.map(async (page) => {
      const html = withoutScripts(await textAt(settings.site + page));
      await put(folder, pageFile(page), html);
      return parse(html)
        .querySelectorAll(assets)
        .flatMap((element) => element.getAttribute('href') ?? element.getAttribute('src') ?? [])
        .filter((address) => !address.startsWith('data:'))
        .map((address) => new URL(address, settings.site + page).pathname);
    }),
  );
  await mirror(folder, settings.site, [...new Set(found.flat())]);
  return serveFolder({ ...settings, folder });
}

/** Copies files of the site, and the files that their styles reference. */
async function mirror(folder: string, site: string, pathnames: readonly string[]): Promise<void> {
  for (const pathname of pathnames) {
    const content = await bytesAt(site + pathname);
    await put(folder, pathname, content);
    if (pathname.endsWith('.css')) {
      const named = [...content.toString().matchAll(/url\(["']?(?!data:)([^)"']+)/g)];
      const urls = named.map(([, name = '']) => new URL(name, site + pathname).pathname);
      await mirror(folder, site, [...new Set(urls)]);
    }
  }
}

async function put(folder: string, name: string, content: string | Buffer): Promise<void> {
  const file = path.join(folder, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
}

async function textAt(url: string): Promise<string> {
  return (await bytesAt(url)).toString();
}

async function bytesAt(url: string): Promise<Buffer> {
  const answer = await fetch(url, { redirect: 'error' });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return Buffer.from(await answer.arrayBuffer());
}
