import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { TarHeader } from 'modern-tar';
import { unpackTar } from 'modern-tar/fs';
import { isArea, readDescriptor } from './descriptor.ts';
import { withDraft } from './drafts.ts';
import { limitSize } from './limit-size.ts';
import { ownerOf } from './owner.ts';
import { readPackage } from './package-file.ts';
import { ReleaseRefusal } from './refusal.ts';
import { readLog } from './release-log.ts';

/** What `pnpm pack` puts all files of a package into. */
const packedFolder = 'package';

/**
 * Gives `work` the folders of areas that were built in other repositories: each as it is, or unpacked, where the source
 * is the .tgz that `pnpm pack` made of it.
 */
export async function withOutsideBuilds<T>(
  store: string,
  sources: readonly string[],
  work: (folders: string[]) => Promise<T>,
): Promise<T> {
  const [source, ...others] = sources;
  if (source === undefined) return work([]);
  const go = (folder: string): Promise<T> =>
    withOutsideBuilds(store, others, (folders) => work([folder, ...folders]));
  const found = await stat(source).catch(() => undefined);
  if (!found) throw new ReleaseRefusal(`There is no ${source}.`, usage);
  if (found.isDirectory()) return go(source);
  return withDraft(store, async (draft) => {
    await unpack(source, draft);
    return go(path.join(draft, packedFolder));
  });
}

/** What a package may hold once it is unpacked. */
const MOST_BYTES = 256 * 1024 * 1024;
const MOST_FILES = 20_000;

const usage =
  'pnpm release --from <folder or .tgz>, of an area that is built: docs/how-to/ship-an-area-from-another-repository.md';

async function unpack(file: string, folder: string): Promise<void> {
  const strangers: string[] = [];
  const refuseSize = () =>
    new ReleaseRefusal(
      `${file} holds more than ${MOST_BYTES / 1024 / 1024} MB or ${MOST_FILES} files.`,
      'A package holds the built folder of one area: pnpm pack makes it.',
    );
  let bytes = 0;
  let files = 0;
  const filter = ({ name, type, size }: TarHeader): boolean => {
    bytes += size;
    files += 1;
    if (bytes > MOST_BYTES || files > MOST_FILES) throw refuseSize(); // before any of it is written
    const isPlain = type === 'file' || type === 'directory';
    if (isPlain && !path.isAbsolute(name) && !name.split('/').includes('..')) return true;
    strangers.push(name);
    return false;
  };
  try {
    // What stands between the files counts, too.
    const limit = limitSize(2 * MOST_BYTES, refuseSize);
    await pipeline(createReadStream(file), createGunzip(), limit, unpackTar(folder, { filter }));
  } catch (cause) {
    if (cause instanceof ReleaseRefusal) throw cause;
    throw new ReleaseRefusal(`${file} cannot be unpacked.`, usage, { cause });
  }
  const [stranger] = strangers;
  if (stranger === undefined) return;
  throw new ReleaseRefusal(
    `${file} holds ${stranger}, which is a link or lies outside of it.`,
    'A package holds files alone: pnpm pack makes it.',
  );
}

/**
 * Refuses what is not an area of another repository: the shell, an area whose package has no name, or one with the id of
 * an app of this repository, unless it had that id on the site before.
 */
export async function assertOutside(
  store: string,
  folder: string,
  ownApps: readonly string[],
): Promise<void> {
  const descriptor = await readDescriptor(folder);
  const { id } = descriptor;
  if (!isArea(descriptor))
    throw new ReleaseRefusal(
      'The shell comes from this repository alone.',
      'Build and release it here: pnpm release shell',
    );
  const { name } = await readPackage(folder);
  if (name === undefined)
    throw new ReleaseRefusal(
      `The package.json of ${id} says no name, so another team’s area of that id could not be told from it.`,
      'Add a name to it.',
    );
  if (ownApps.includes(id) && ownerOf(await readLog(store), id) !== name)
    throw new ReleaseRefusal(
      `${id} is an app of this repository.`,
      `Give the area an id of its own in its area.json, or release the one that is here: pnpm release ${id}`,
    );
}
