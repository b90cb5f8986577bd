import { parsed } from '../parsed.ts';

/** The facts of `area.json` that a page contains. */
export interface AreaUnderWork {
  id: string;
  mounts: string[];
}

/** The paths of the files of an area under work, as the shell requests them. */
export const developmentFolder = (id: string): string => `/mfe/${id}/development/`;

/** Whether the area has a page at the path. */
export function isOwnPage({ mounts }: AreaUnderWork, pathname: string): boolean {
  return mounts.some((mount) => {
    const base = mount.replace(/\/\*$/, '');
    return pathname === base || (base !== mount && pathname.startsWith(`${base}/`));
  });
}

/** Matches the release in a page, as the edge writes it. */
const release = /(?<=<script type="application\/json" id="tassis-release">).*?(?=<\/script>)/s;

/**
 * Replaces the released area in a page of a site by the area under work. The shell loads it like any other; without an
 * integrity nothing is checked.
 */
export function withAreaUnderWork(html: string, area: AreaUnderWork): string {
  return html.replace(release, (json) => {
    const manifest = parsed<{ areas: { id: string }[] }>(json);
    const others = manifest.areas.filter(({ id }) => id !== area.id);
    const text = JSON.stringify({ ...manifest, areas: [...others, toEntry(area)] });
    return text.replaceAll('<', String.raw`\u003c`);
  });
}

/** The area's entry in the manifest. The files of a page may still have to be transformed, so there is no time limit. */
function toEntry(area: AreaUnderWork): object {
  const entry = `${developmentFolder(area.id)}remoteEntry.${area.id}.js`;
  return { ...area, version: 'development', entry, enabled: true, timeoutMs: 120_000 };
}
