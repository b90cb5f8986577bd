import { loadRemote, registerRemotes } from '@module-federation/runtime';
import { isArea, type Area } from '@tassis/platform';
import { fetchAhead, fetchChunk, fetchParts, fetchStyle, vouchFor } from '@tassis/platform/router';
import { filesOfPage, misfitsOf, type ReleaseIntegrity } from '@tassis/platform/release';
import { letBrowserAnswer } from '../start/let-browser-answer.ts';
import { AreaFailure } from './area-failure.ts';
import { readIntegrity } from './release-files.ts';
import { providedVersion } from './share.ts';

/** One release of an area: a federated container, and the files that must be loaded before it runs. */
export interface AreaRelease {
  id: string;
  version: string;
  entry: string;
  /** The hash of its `integrity.json`; without it nothing is checked, in development only. */
  integrity?: string | undefined;
  style?: string;
  /** Without it there is no limit: in development, modules may still have to be transformed. */
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

/** Runs the container after its scripts were checked: a script that is not the released one never runs. */
async function run(release: AreaRelease) {
  const { id, entry, integrity } = release;
  if (integrity) await fetchChecked(release, integrity);
  attempts += 1;
  // Each attempt registers a name of its own, because an earlier one that timed out may still be loading.
  const name = `${id}__${attempts}`;
  registerRemotes([{ name, entry, type: 'module' }]);
  const running = loadRemote<{ area?: unknown }>(`${name}/area`);
  if (!integrity) return running;
  // The files are loaded and checked: an error from here on is one of the area's code.
  return running.catch((error: unknown) => {
    throw new AreaFailure(release, 'evaluation', error);
  });
}

/** Fetches all scripts of the area's entry, which the entry itself would fetch unchecked and one after another. */
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
 * Fetches the scripts and styles of a page, which would otherwise wait until its area has run. The styles apply together
 * when the route is loaded. Rejects when one fails; the page then fetches it again itself.
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

/** Reads the `integrity.json` of a release, which lists its scripts. */
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
