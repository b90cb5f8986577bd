import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Role } from '@tassis/domain';
import type { Browser } from 'playwright';
import type { EdgeConfig } from '../../config.ts';
import { ReleaseRefusal } from '../refusal.ts';
import { readIntegrity } from '../released-entry.ts';
import { manifestPath, parseManifest, releaseFolder } from '../store.ts';
import type { AppVersion } from '../store-build.ts';
import { openPage } from './open-page.ts';
import { pagesToOpen, type PageToOpen } from './pages-to-open.ts';
import { withShadowStore } from './shadow-store.ts';
import { standInForApi } from './stand-in-api.ts';
import { withTemporarySite, type TemporarySite } from './temporary-site.ts';
import { oneLine, withPlace, type PageFault } from './watch-page.ts';

/** How many pages are open at once. */
const AT_ONCE = 3;

const args = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** With what releases are tried. */
export interface Trial {
  config: EdgeConfig;
  /** The program of a Chromium. */
  chromium: string;
  /** Told how many pages are opened. */
  say: (line: string) => void;
}

/**
 * Opens pages of apps in a real browser, on a site as the manifest would make it, and refuses the apps when one of them
 * fails. Nothing that visitors see changes.
 * @param manifest as JSON; its releases lie in the store
 * @param apps the apps of it that are new
 */
export async function checkInBrowser(
  store: string,
  { manifest, apps }: { manifest: string; apps: readonly AppVersion[] },
  { config, chromium, say }: Trial,
): Promise<void> {
  const ids = apps.map(({ id }) => id);
  const pages = await pagesToOpen(store, parseManifest(manifest), ids);
  if (pages.length === 0) return;
  const begun = performance.now();
  const seconds = () => ((performance.now() - begun) / 1000).toFixed(1);
  await withShadowStore(store, async (shadow) => {
    await mkdir(path.dirname(manifestPath(shadow)), { recursive: true });
    await writeFile(manifestPath(shadow), manifest);
    const scripts = (await Promise.all(apps.map((app) => scriptsOf(store, app)))).flat();
    await withTemporarySite(config, shadow, (site) =>
      withBrowser(chromium, (browser) => openAll({ browser, site, pages, apps, scripts })),
    );
  });
  say(`• ${ids.join(', ')}: ${pages.length} pages opened in a browser (${seconds()} s)`);
}

/** The addresses of the scripts by which an area is entered. */
async function scriptsOf(store: string, { id, version }: AppVersion): Promise<string[]> {
  const { entry = [] } = (await readIntegrity(releaseFolder(store, id, version))) ?? {};
  return entry.map((file) => `/mfe/${id}/${version}/${file}`);
}

async function withBrowser(
  executablePath: string,
  work: (browser: Browser) => Promise<void>,
): Promise<void> {
  const { chromium } = await import('playwright');
  const browser = await chromium.launch({ executablePath, args }).catch((cause: unknown) => {
    throw new ReleaseRefusal(
      `The browser ${executablePath}, in which the pages would be opened, does not start.`,
      'Name another one: CHROMIUM_PATH=/path; without this check: --no-browser',
      { cause },
    );
  });
  try {
    await work(browser);
  } finally {
    await browser.close();
  }
}

interface Opening {
  browser: Browser;
  site: TemporarySite;
  pages: readonly PageToOpen[];
  apps: readonly AppVersion[];
  scripts: readonly string[];
}

async function openAll(opening: Opening): Promise<void> {
  const byRole = Map.groupBy(opening.pages, ({ role }) => role);
  for (const [role, pages] of byRole) await openAs({ ...opening, pages }, role);
}

async function openAs(
  { browser, site, pages, apps, scripts }: Opening,
  role: Role | undefined,
): Promise<void> {
  const { origin } = site;
  const ids = apps.map(({ id }) => id);
  const takeFaults = () => site.takeFaults().map(toPageFault);
  const inTurn = oneByOne();
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'fr-MA',
    serviceWorkers: 'block',
  });
  await standInForApi(context, { origin, role });
  const paths = pages.map(({ path: each }) => each);
  for (let from = 0; from < paths.length; from += AT_ONCE) {
    const together = paths.slice(from, from + AT_ONCE);
    await Promise.all(
      together.map(async (each, index) => {
        const next = from + index === 0 ? paths[1] : undefined;
        const opening = { origin, path: each, next, apps: ids, scripts, inTurn, takeFaults };
        const [fault] = await openPage(context, opening);
        if (fault) throw refusal(apps, { page: each, role, fault });
      }),
    );
    const [late] = takeFaults(); // after the documents had come: of one of them
    if (late) throw refusal(apps, { page: together.join(' or '), role, fault: late });
  }
  await context.close();
}

/** Does one work after the other. */
function oneByOne(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  };
}

function toPageFault(error: unknown): PageFault {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const text = cause instanceof Error ? withPlace(cause) : String(cause);
  return { rank: 0, text: oneLine(`the edge could not render it: ${text}`) };
}

function refusal(
  apps: readonly AppVersion[],
  { page, role, fault }: { page: string; role: Role | undefined; fault: PageFault },
): ReleaseRefusal {
  const who = role === undefined ? '' : ` for a ${role}`;
  const named = apps.map(({ id, version }) => `${id} ${version}`).join(', ');
  return new ReleaseRefusal(
    `${named} would not work: in a browser ${page}${who} has this fault: ${fault.text}`,
    'It is in the store and not live. Correct it and release it again; what is opened, and how, stands in docs/how-to/release-an-area.md.',
  );
}
