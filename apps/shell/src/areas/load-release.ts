import { loadRemote, registerRemotes } from '@module-federation/runtime';
import { isArea, type Area } from '@tassis/platform';
import { fetchAhead, fetchChunk, fetchParts, fetchStyle, vouchFor } from '@tassis/platform/router';
import { filesOfPage, misfitsOf, type ReleaseIntegrity } from '@tassis/platform/release';
import { letBrowserAnswer } from '../start/let-browser-answer.ts';
import { AreaFailure } from './area-failure.ts';
import { readIntegrity } from './release-files.ts';
import { providedVersion } from './share.ts';

/** One release of an area: a federated container, and what must be there before it runs. */
export interface AreaRelease {
  id: string;
  version: string;
  entry: string;
  /** Of its `integrity.json`; without it nothing is checked, which only development does. */
  integrity?: string | undefined;
  style?: string;
  /** Without it there is no limit: in development, what an area needs may still have to be made. */
  timeoutMs?: number | undefined;
}

/** Fetches a release and runs it. Rejects with an AreaFailure. */
export async function loadRelease(release: AreaRelease): Promise<Area> {
  const exported = await withinTime(release, run(release));
  if (!isArea(exported?.area) || exported.area.id !== release.id)
    throw new AreaFailure(release, 'invalid');
  return exported.area;
}

let attempts = 0;

/** A script that is not what was released is never run: its check comes first, and fails the whole. */
async function run(release: AreaRelease) {
  const { id, entry, integrity } = release;
  if (integrity) await fetchChecked(release, integrity);
  attempts += 1;
  // Each attempt has a name of its own, since an earlier one that was given up may still be on its way under its name.
  const name = `${id}__${attempts}`;
  registerRemotes([{ name, entry, type: 'module' }]);
  const running = loadRemote<{ area?: unknown }>(`${name}/area`);
  if (!integrity) return running;
  // It is there and is what was released: what fails now is its own doing.
  return running.catch((error: unknown) => {
    throw new AreaFailure(release, 'evaluation', error);
  });
}

/** Fetches all that enters the area, which the entry itself would fetch unchecked and one after another. */
async function fetchChecked(release: AreaRelease, integrity: string): Promise<void> {
  const { entry, style } = release;
  const statement = await readEntryIntegrity(entry, integrity);
  const { files, entry: parts = [], shared } = statement;
  const misfits = misfitsOf(shared, providedVersion);
  if (misfits.length > 0)
    throw new AreaFailure(release, 'incompatible', new Error(misfits.join(' ')));
  const folder = getFolder(entry);
  vouchFor(folder, statement);
  const ownStyle = files['style.css'];
  await Promise.all([fetchParts(folder, parts), style && ownStyle && fetchStyle(style, ownStyle)]);
}

/**
 * Fetches the scripts and styles of a page, which otherwise wait until its area has run. The styles apply, all at once,
 * when the route is loaded. Rejects when they do not all arrive; the page then asks for them again itself.
 */
export async function fetchPage(
  { entry, integrity }: Pick<AreaRelease, 'entry' | 'integrity'>,
  pathname: string,
): Promise<void> {
  if (!integrity) return;
  const statement = await readEntryIntegrity(entry, integrity);
  const folder = getFolder(entry);
  vouchFor(folder, statement);
  const files = filesOfPage(statement, pathname);
  await Promise.all(
    files.map(async (file) => {
      await letBrowserAnswer(); // all requests of a page would be one long task
      await fetchAhead(() => fetchChunk(`${folder}${file}`));
    }),
  );
}

const getFolder = (entry: string): string => new URL('.', new URL(entry, location.origin)).href;

/** Reads what a release says of its scripts, which are then one request away. */
export function readEntryIntegrity(entry: string, integrity: string): Promise<ReleaseIntegrity> {
  return readIntegrity(`${getFolder(entry)}integrity.json`, integrity);
}

async function withinTime<T>(release: AreaRelease, loading: Promise<T>): Promise<T> {
  const { timeoutMs } = release;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    if (timeoutMs === undefined) return;
    timer = setTimeout(() => reject(new AreaFailure(release, 'timeout')), timeoutMs);
  });
  try {
    return await Promise.race([loading, late]);
  } catch (error) {
    throw error instanceof AreaFailure ? error : new AreaFailure(release, 'not-loaded', error);
  } finally {
    clearTimeout(timer);
  }
}
