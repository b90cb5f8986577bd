import { startAstro } from './peers/astro.ts';
import type { Peer, PeerSettings } from './peers/peer.ts';
import { startPlainApp } from './peers/plain-app.ts';
import { startZeroJs } from './peers/zero-js.ts';

/** Z, S and A of the method: no script, one plain app, Astro. */
export type Rival = 'zero' | 'plain' | 'astro';
export type ContenderName = 'site' | Rival;

/** Who is compared, under which origin. */
export type Contenders = Record<ContenderName, Peer>;

/** Builds and starts the peers, one after the other, beside the site that runs already. */
export async function startContenders(settings: PeerSettings): Promise<Contenders> {
  const site = { url: settings.site, close: () => Promise.resolve() };
  const zero = await startZeroJs(settings);
  const plain = await startPlainApp(settings);
  const astro = await startAstro(settings);
  return { site, zero, plain, astro };
}
