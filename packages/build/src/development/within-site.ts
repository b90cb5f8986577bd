import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { createServer, type Connect, type Plugin } from 'vite';
import { parsed } from '../parsed.ts';
import { sharedNames } from '../shared-dependencies.ts';
import { lastingPages } from './lasting-pages.ts';
import {
  developmentFolder,
  isOwnPage,
  withAreaUnderWork,
  type AreaUnderWork,
} from './page-of-site.ts';
import { warmUp } from './warm-up.ts';

/** The paths that the development server answers itself; all others go to the site. */
const ownFiles = String.raw`@|src/|node_modules/|remoteEntry\.|mf-|__mf`;

/** A page that is only the shell's frame, the same for everybody, in which the shell then renders the page of the address. */
const framePage = '/account';

/**
 * Serves the area in this folder inside the shell of a running site: pages come from the site, with the area under work in
 * their release, and so does the API. All have one origin, so that the site's session works.
 */
export async function serveWithinSite(area: AreaUnderWork, site: string): Promise<void> {
  const { origin } = new URL(site);
  await fetch(origin).catch((cause: unknown) => {
    throw new Error(`No site answers at ${origin}; SITE_URL says where one runs`, { cause });
  });
  // The built shell has the production React, which does not support the code that development adds to modules.
  process.env['NODE_ENV'] = 'production';
  const port = Number(process.env['TASSIS_DEV_PORT'] ?? 3101);
  const address = `http://localhost:${port}`;
  const server = await createServer({
    clearScreen: false,
    appType: 'custom',
    plugins: [lastingPages(), pagesOfSite(area, origin)],
    // Otherwise each is found only when the first page imports it, and the page is then reloaded.
    optimizeDeps: { entries: ['src/area.tsx'], include: sharedWith(process.cwd()) },
    server: {
      port,
      // Files that other commands write would reload the page.
      watch: { ignored: ['**/{dist,storybook-static,test-results}/**'] },
      proxy: {
        [`^/(?!${ownFiles})`]: {
          target: origin,
          changeOrigin: true,
          autoRewrite: true,
          cookieDomainRewrite: '',
          configure: (proxy) => {
            // The API refuses requests of other origins. Only the page's own requests get the site's origin; others keep theirs.
            proxy.on('proxyReq', (request) => {
              if (request.getHeader('origin') === address) request.setHeader('origin', origin);
            });
          },
        },
      },
    },
  });
  await server.listen();
  await warmUp(`${address}/remoteEntry.${area.id}.js`);
  const [first = '/'] = area.mounts.map((mount) => mount.replace(/\/\*$/, ''));
  process.stdout.write(`\n✓ ${address}${first}: ${area.id} inside ${origin}; Ctrl-C stops.\n\n`);
}

/** The shared modules that the area imports by its own dependencies. */
function sharedWith(folder: string): string[] {
  const text = readFileSync(path.join(folder, 'package.json'), 'utf8');
  const { dependencies = {} }: { dependencies?: object } = parsed(text);
  return sharedNames.filter((name) => name.replace(/^(@[^/]+\/[^/]+).*/, '$1') in dependencies);
}

/** Answers pages as the site does, with the area under work in them, and serves its files to the shell. */
function pagesOfSite(area: AreaUnderWork, origin: string): Plugin {
  const folder = developmentFolder(area.id);
  return {
    name: 'tassis:pages-of-site',
    enforce: 'pre', // before the federation's plugin, which serves the entry
    configureServer({ middlewares }) {
      middlewares.use((request, reply, next) => {
        const { url = '/', headers, method } = request;
        if (url.startsWith(folder)) {
          // A retry by the shell has a folder of its own.
          request.url = url.slice(folder.length - 1).replace(/^\/retry-\d+/, '');
          next();
        } else if (method === 'GET' && headers.accept?.includes('text/html')) {
          answerPage({ request, reply, area, origin }).then((isAnswered) => {
            if (!isAnswered) next();
          }, next);
        } else next();
      });
    },
  };
}

interface PageRequest {
  request: Connect.IncomingMessage;
  reply: ServerResponse;
  area: AreaUnderWork;
  origin: string;
}

/** @returns whether it was a page; anything else, such as a file of the API, is passed on unchanged */
async function answerPage({ request, reply, area, origin }: PageRequest): Promise<boolean> {
  const { pathname, search } = new URL(request.url ?? '/', origin);
  const { cookie = '', 'accept-language': language = '' } = request.headers;
  const answer = await fetch(origin + (isOwnPage(area, pathname) ? framePage : pathname + search), {
    headers: { accept: 'text/html', 'accept-language': language, cookie },
    redirect: 'manual',
  });
  const type = answer.headers.get('content-type');
  if (!type?.startsWith('text/html') || answer.headers.has('location')) {
    await answer.body?.cancel();
    return false;
  }
  // Without the site's policy, which allows only released scripts: development scripts are written on request.
  reply.writeHead(answer.status, { 'content-type': type });
  reply.end(withAreaUnderWork(await answer.text(), area));
  return true;
}
