import { createHash } from 'node:crypto';
import {
  areaForPath,
  releaseFiles,
  type ReleasedArea,
  type ReleaseManifest,
} from '@tassis/platform/release';
import type { AreaStyle } from '../rendering/render-job.ts';
import type { Badge } from '../previews/preview-badge.ts';
import type { RenderedPage } from '../rendering/server-shell.ts';
import type { CurrentRelease } from './current-release.ts';
import { openHead, type HeadSource } from './document-head.ts';
import type { PageFile } from './page-files.ts';

/** The parts of a document. */
export interface DocumentParts {
  release: CurrentRelease;
  /** The API's URL for the browser, and the site's own. */
  settings: object;
  /** Stands above the app, outside of it. */
  badge?: Badge | undefined;
  /** The name of the site; undefined until the firm has a name. */
  siteName?: string | undefined;
  /** The area of the path; undefined on the shell's own pages. */
  area: ReleasedArea | undefined;
  /** The page, or the frame that is shown until the app has started; undefined when neither can be rendered. */
  rendered: RenderedPage | undefined;
  /** The path of a rendered page that is the same for everybody; undefined for a frame. */
  path?: string;
  /** The mount of the page in a frame, or the path of a page of the shell itself. */
  mount?: string;
  /** The files of the page in a frame besides its area's entry. */
  pageFiles?: readonly string[];
  /** The public page's own stylesheet; without one it links the full ones. */
  pageStyle?: PageFile | undefined;
  /** The stylesheets of an early page; undefined for any other page. */
  areaStyles?: readonly AreaStyle[] | undefined;
  /** The list of all areas; without it the document contains the list. */
  areaList?: PageFile | undefined;
}

/** An HTML document and the hashes of the scripts in it. */
export interface Document {
  html: string;
  scriptHashes: string[];
}

/**
 * Writes a page's document. The boot script comes before the stylesheets, for which it would otherwise wait; data for
 * the app comes last.
 */
export function composeDocument(parts: DocumentParts): Document {
  const { release, settings, badge, siteName, area, rendered, path, pageStyle } = parts;
  const isPublic = path !== undefined;
  const importMap = JSON.stringify({ integrity: release.scripts });
  const entry = area && release.entries[area.id];
  const pageFiles = isPublic ? (entry?.filesOfPage(path) ?? []) : (parts.pageFiles ?? []);
  const scripts = { ...shellScripts(parts), ...entry?.scripts };
  const styles = listStyles(release, area, parts.areaStyles);
  const [shellStyle, ...areaStyles] = styles;
  const links = [
    // The shell's script states the hash of its stylesheet, and checks it as it does files.
    ...(pageStyle ? [filePreload(shellStyle.href), ...areaStyles.map(stylePreload)] : []),
    ...Object.entries(scripts).map(scriptPreload),
    ...(area ? [releaseFiles(area.id, area.version).integrity, ...pageFiles] : [])
      .filter((href) => !styles.some((style) => style.href === href))
      .map(filePreload),
  ];
  const start = { entry: release.start[0], links, now: !isPublic };
  const inlined = [release.boot, ...(rendered?.headScript ? [rendered.headScript] : [])];
  const head = [
    ...openHead(release, rendered, siteName),
    `<script type="importmap">${importMap}</script>`,
    ...(isPublic ? [] : preloads(scripts)), // after what the first paint needs: stylesheets and fonts
    dataBlock('tassis-start', start),
    ...inlined.map((script) => `<script>${script}</script>`),
    ...(pageStyle === undefined ? [ownStyle(release, 'fonts.css'), ...styles] : [pageStyle]).map(
      styleLink,
    ),
    ...(badge ? [styleLink(badge.style)] : []),
  ];
  const data = [
    rendered?.structuredData ?? '', // beside similar text, which compresses better
    dataBlock('tassis-release', inPage(parts)),
    dataBlock('tassis-settings', { ...settings, siteName }),
    isPublic ? dataBlock('tassis-page', pageBlock(path, area, rendered)) : '',
  ];
  const body = rendered?.body ?? '<p role="status">Chargement…</p>';
  return {
    html: assemble(head, [
      badge?.html ?? '',
      rendered ? '' : noScript,
      `<div id="root">${body}</div>`,
      ...data,
    ]),
    scriptHashes: [importMap, ...inlined].map(computeHash),
  };
}

/** Writes a document that is complete without any script. */
export function composePlainDocument(
  release: HeadSource,
  rendered: RenderedPage,
  style: Style,
): string {
  const root = `<div id="root">${rendered.body}</div>`;
  return assemble(
    [...openHead(release, rendered), styleLink(style)],
    [root, rendered.structuredData ?? ''],
  );
}

const noScript =
  '<noscript><p>Cette page a besoin de JavaScript. Activez-le dans votre navigateur, puis rechargez la page.</p></noscript>';

function assemble(head: readonly string[], body: readonly string[]): string {
  return `<!doctype html><html lang="fr"><head>${head.join('')}</head><body>${body.join('')}</body></html>`;
}

/**
 * The manifest as the app reads it, without the paths of the shell, and of the areas only the page's own where it states
 * the list of all: a page does not grow with the others.
 */
function inPage({ release, area, areaList }: DocumentParts): ReleaseManifest {
  const { shell, areas, ...manifest } = release.manifest;
  const common = { ...manifest, shell: { ...shell, mounts: [] } };
  if (areaList === undefined) return { ...common, areas };
  return {
    ...common,
    areas: area ? withAreasBelow(area, areas) : [],
    guardedAreas: areaList.href,
    areasIntegrity: areaList.integrity,
  };
}

/** An area with those mounted below its paths: the app would take their pages for pages of that area. */
function withAreasBelow(area: ReleasedArea, areas: readonly ReleasedArea[]): ReleasedArea[] {
  const isBelow = (mount: string) => areaForPath([area], mount.replace(/\/\*$/, ''));
  return areas.filter(({ id, mounts }) => id === area.id || mounts.some(isBelow));
}

function pageBlock(
  path: string,
  area: ReleasedArea | undefined,
  rendered: RenderedPage | undefined,
): object {
  const of = area && { id: area.id, version: area.version };
  return { path, area: of, answers: rendered?.answers ?? [] };
}

/** The scripts that start the shell; a page of the shell itself adds its own. */
function shellScripts({ release, area, mount = '' }: DocumentParts): Record<string, string> {
  const { scripts, start, starts } = release;
  const ofShell = starts ? (starts[mount] ?? start) : Object.keys(scripts);
  const files = area ? start : ofShell;
  return Object.fromEntries(Object.entries(scripts).filter(([href]) => files.includes(href)));
}

/** A stylesheet, with its integrity if the page checks it. */
interface Style {
  href: string;
  integrity?: string | undefined;
}

function listStyles(
  release: CurrentRelease,
  area: ReleasedArea | undefined,
  areaStyles: readonly AreaStyle[] = [],
): [Style, ...Style[]] {
  const shell = ownStyle(release, 'style.css');
  if (!area) return [shell];
  const { style } = releaseFiles(area.id, area.version);
  const others = areaStyles
    .filter(([file]) => file !== 'style.css')
    .map(([file, integrity]) => ({ href: `/mfe/${area.id}/${area.version}/${file}`, integrity }));
  const { hasStyle = true, styleIntegrity: integrity } = release.entries[area.id] ?? {};
  return [shell, ...(hasStyle ? [{ href: style, integrity }] : []), ...others];
}

/** A stylesheet of the shell. */
function ownStyle({ shellFiles, styles }: CurrentRelease, file: string): Style {
  const href = `${shellFiles}${file}`;
  return { href, integrity: styles[href] };
}

function preloads(scripts: Record<string, string>): string[] {
  return Object.entries(scripts).map(
    ([href, integrity]) =>
      `<link rel="modulepreload" fetchpriority="low" crossorigin href="${href}" integrity="${integrity}">`,
  );
}

/* Properties of a link element, from which the boot script makes one. */

function stylePreload(style: Style): object {
  return { rel: 'preload', as: 'style', ...style };
}

function scriptPreload([href, integrity]: [string, string]): object {
  return { rel: 'modulepreload', href, integrity, crossOrigin: '' };
}

/**
 * Preloads a file that the app fetches before it runs the area: the list of integrities, and the files of the page
 * besides the entry.
 */
function filePreload(href: string): object {
  return { rel: 'preload', as: 'fetch', href, crossOrigin: '' };
}

function styleLink({ href, integrity }: Style): string {
  const check = integrity === undefined ? '' : ` integrity="${integrity}"`;
  return `<link rel="stylesheet" href="${href}"${check}>`;
}

/** JSON inside HTML: `<` is escaped, so that no text can end the block. */
function dataBlock(id: string, value: unknown): string {
  const json = JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
  return `<script type="application/json" id="${id}">${json}</script>`;
}

function computeHash(script: string): string {
  return `sha256-${createHash('sha256').update(script).digest('base64')}`;
}
