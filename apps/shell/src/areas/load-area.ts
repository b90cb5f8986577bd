import { loadRemote, registerRemotes } from '@module-federation/runtime';
import { isArea, type Area } from '@tassis/platform';
import { isCompatible, type ReleasedArea } from '@tassis/platform/release';
import { AreaFailure } from './area-failure.ts';

const loaded = new Map<string, Promise<Area>>();

/**
 * Loads an area's entry once. A first failure is tried once more under another address, since the browser
 * remembers a failed module; a second one is reported and may be tried again by the person.
 */
export async function loadArea(released: ReleasedArea): Promise<Area> {
  const known = loaded.get(released.id);
  if (known) return known;
  const attempt = tryTwice(released);
  loaded.set(released.id, attempt);
  attempt.catch(() => loaded.delete(released.id));
  return attempt;
}

let attempts = 0;

async function tryTwice(released: ReleasedArea): Promise<Area> {
  if (!released.enabled) throw new AreaFailure(released.id, 'disabled');
  if (!isCompatible(released)) throw new AreaFailure(released.id, 'incompatible');
  try {
    return await tryOnce(released, released.entry);
  } catch (error) {
    if (error instanceof AreaFailure && error.kind === 'invalid') throw error;
    attempts += 1;
    return tryOnce(released, `${released.entry}?attempt=${attempts}`);
  }
}

async function tryOnce(released: ReleasedArea, entry: string): Promise<Area> {
  registerRemotes([{ name: released.id, entry, type: 'module' }], { force: entry !== released.entry });
  const exported = await withinTime(released, loadRemote<{ area?: unknown }>(`${released.id}/area`));
  if (!isArea(exported?.area)) throw new AreaFailure(released.id, 'invalid');
  return exported.area;
}

async function withinTime<T>({ id, timeoutMs }: ReleasedArea, loading: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new AreaFailure(id, 'timeout')), timeoutMs);
  });
  try {
    return await Promise.race([loading, late]);
  } catch (error) {
    throw error instanceof AreaFailure ? error : new AreaFailure(id, 'not-loaded', error);
  } finally {
    clearTimeout(timer);
  }
}
