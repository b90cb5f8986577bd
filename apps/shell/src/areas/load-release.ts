import { loadRemote, registerRemotes } from '@module-federation/runtime';
import { isArea, type Area } from '@tassis/platform';
import { fetchScript } from '@tassis/platform/router';
import { AreaFailure } from './area-failure.ts';
import { fetchStyle } from './release-files.ts';

/** One release of an area: a federated container, and what must be there before it runs. */
export interface AreaRelease {
  id: string;
  version: string;
  /** The container's name: under one name only one can be set up. */
  name: string;
  entry: string;
  /** Of the entry; without it the script is not checked, which only development does. */
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

/** A script that is not what was released is never run: its check comes first, and fails the whole. */
async function run(release: AreaRelease) {
  const { name, entry, integrity, style } = release;
  await Promise.all([integrity && fetchScript(entry, integrity), style && fetchStyle(style)]);
  registerRemotes([{ name, entry, type: 'module' }], { force: true });
  const running = loadRemote<{ area?: unknown }>(`${name}/area`);
  if (!integrity) return running;
  // It is there and is what was released: what fails now is its own doing.
  return running.catch((error: unknown) => {
    throw new AreaFailure(release, 'evaluation', error);
  });
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
