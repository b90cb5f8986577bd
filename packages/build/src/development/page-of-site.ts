import { parsed } from '../parsed.ts';

/** What `area.json` says that a page is told. */
export interface AreaUnderWork {
  id: string;
  mounts: string[];
}

/** Where the files of an area under work are, as the shell asks for them. */
export const developmentFolder = (id: string): string => `/mfe/${id}/development/`;

/** Whether the area has the page at a path. */
export function isOwnPage({ mounts }: AreaUnderWork, pathname: string): boolean {
  return mounts.some((mount) => {
    const base = mount.replace(/\/\*$/, '');
    return pathname === base || (base !== mount && pathname.startsWith(`${base}/`));
  });
}

/** In which a page tells which release it is of, as the edge writes it. */
const release = /(?<=<script type="application\/json" id="tassis-release">).*?(?=<\/script>)/s;

/**
 * A page of a site, in whose release the area under work stands in place of the released one, if there is one. The shell
 * loads it as it loads any other; without an integrity nothing is checked.
 */
export function withAreaUnderWork(html: string, area: AreaUnderWork): string {
  return html.replace(release, (json) => {
    const manifest = parsed<{ areas: { id: string }[] }>(json);
    const others = manifest.areas.filter(({ id }) => id !== area.id);
    const text = JSON.stringify({ ...manifest, areas: [...others, toEntry(area)] });
    return text.replaceAll('<', String.raw`\u003c`);
  });
}

/** What the manifest says of it. What a page needs may still have to be made, so there is no hurry. */
function toEntry(area: AreaUnderWork): object {
  const entry = `${developmentFolder(area.id)}remoteEntry.${area.id}.js`;
  return { ...area, version: 'development', entry, enabled: true, timeoutMs: 120_000 };
}
