import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { readDescriptor } from '../releases/descriptor.ts';
import { withDraft } from '../releases/drafts.ts';
import { limitSize } from '../releases/limit-size.ts';
import { withOutsideBuilds } from '../releases/outside-build.ts';
import { putUpPreview, type Preview } from '../releases/previews.ts';
import { ReleaseRefusal } from '../releases/refusal.ts';

const TIME_LIMIT = 30_000; // milliseconds
const SIZE_LIMIT = 64 * 1024 * 1024; // bytes
const DAYS = 1;

/**
 * Fetches the package of an area (what `pnpm pack` makes of its built folder), and puts it up as a preview for a day: its
 * files are then this site's own, after the checks of a release. Redirects are not followed: they could lead to an address
 * that is not allowed.
 */
export async function fetchPreview(store: string, id: string, address: URL): Promise<Preview> {
  return withDraft(store, async (file) => {
    await download(address, file);
    return withOutsideBuilds(store, [file], async ([folder = '']) => {
      if ((await readDescriptor(folder)).id !== id)
        throw new ReleaseRefusal(`What lies at ${address.href} is not ${id}.`, 'Name its own id.');
      const hash = createHash('sha256').update(address.href).digest('hex').slice(0, 12);
      return putUpPreview(store, folder, { name: `address-${hash}`, days: DAYS });
    });
  });
}

async function download(address: URL, file: string): Promise<void> {
  try {
    const signal = AbortSignal.timeout(TIME_LIMIT);
    const answer = await fetch(address, { redirect: 'error', signal });
    if (!answer.ok || !answer.body) throw new Error(`It answers ${answer.status}`);
    const limit = limitSize(SIZE_LIMIT, () => tooLarge(address));
    await pipeline(Readable.fromWeb(answer.body), limit, createWriteStream(file));
  } catch (cause) {
    if (cause instanceof ReleaseRefusal) throw cause;
    throw new ReleaseRefusal(`${address.href} cannot be fetched.`, 'Is it a .tgz, and public?', {
      cause,
    });
  }
}

function tooLarge({ href }: URL): ReleaseRefusal {
  return new ReleaseRefusal(
    `${href} is larger than ${SIZE_LIMIT / 1024 / 1024} MB.`,
    'A package holds the built folder of one area: pnpm pack makes it.',
  );
}
