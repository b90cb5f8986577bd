import { startAstro } from './peers/astro.ts';
import type { Peer, PeerSettings } from './peers/peer.ts';
import { startPlainApp } from './peers/plain-app.ts';
import { startZeroJs } from './peers/zero-js.ts';

/** The contenders Z, S and A of the README: no script, one plain app, Astro. */
export type Rival = 'zero' | 'plain' | 'astro';
export type ContenderName = 'site' | Rival;

/** The contenders and their origins. */
export type Contenders = Record<ContenderName, Peer>;

/** Builds and starts the contenders beside the running site, one after the other. */
export async function startContenders(settings: PeerSettings): Promise<Contenders> {
  const site = { url: settings.site, close: () => Promise.resolve() };
  const zero = await startZeroJs(settings);
  const plain = await startPlainApp(settings);
  const astro = await startAstro(settings);
  return { site, zero, plain, astro };
}
