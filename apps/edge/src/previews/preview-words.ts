/** The query parameter that asks for a preview. */
export const PREVIEW_QUERY = 'mfe';

/** Its value that leaves the preview. */
export const LEAVE = 'off';

const MOST = 10;

/** An area, and what of it is asked for: a version, a preview's name, or the address of a package. */
export interface Wanted {
  id: string;
  what: string;
}

/** Whether an address asks for a preview, or to leave it. */
export function asksForPreview(url: string): boolean {
  return new RegExp(`[?&]${PREVIEW_QUERY}=`).test(url);
}

/** What `ordering@1.2.0-0a1b2c3d,marketing@my-branch` asks for; undefined when it cannot be read. */
export function readWanted(words: string): Wanted[] | undefined {
  const wanted = words.split(',').map((word) => {
    const [, id = '', what = ''] = /^([a-z]+(?:-[a-z]+)*)@(.+)$/.exec(word) ?? [];
    return { id, what };
  });
  const ids = new Set(wanted.map(({ id }) => id));
  const isReadable = !ids.has('') && ids.size === wanted.length && wanted.length <= MOST;
  return isReadable ? wanted : undefined;
}

/** The address that is asked for, if it is one. */
export function addressIn({ what }: Wanted): URL | undefined {
  return /^https?:/.test(what) ? (URL.parse(what) ?? undefined) : undefined;
}
