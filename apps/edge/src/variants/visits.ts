import type { ReleasedArea } from '@tassis/platform/release';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { CurrentRelease, FollowedRelease } from '../pages/current-release.ts';
import type { SitePages } from '../pages/site-pages.ts';
import type { FindPreview } from '../previews/preview-visits.ts';
import { PREVIEW_COOKIE } from '../previews/preview-pass.ts';
import type { Canary } from '../releases/canary-entry.ts';
import { drawGroup, GROUP_COOKIE, isFor, readGroup } from './canary-group.ts';
import type { Variant, Variants } from './variants.ts';

const GROUP_AGE = 30 * 24 * 60 * 60; // seconds

/** What a visitor is shown, and how an answer with it may be cached. */
export interface Visit extends Variant {
  /** Anything but the live release is for this visitor alone. */
  shows: 'live' | 'canary' | 'preview';
  headers: Readonly<Record<string, string>>;
  /** The cookie that a new visitor gets. */
  cookie?: string | undefined;
}

/** A request, as far as it says what its visitor is shown. */
interface Asking {
  headers: { cookie?: string | undefined };
}

/** What the visitors are shown; undefined while nothing is released. */
export interface Visits {
  /** For a page: while an area has a canary, a visitor without a group gets one. */
  ofPage: (request: Asking) => Promise<Visit | undefined>;
  /** For a file that a page names. */
  ofFile: (request: Asking) => Promise<Visit | undefined>;
}

interface VisitsOptions {
  currentRelease: FollowedRelease;
  sitePages: SitePages;
  variants: Variants;
  /** Makes the pages of visitors who get canaries. */
  makeCanaryPages: () => SitePages;
  findPreview: FindPreview;
  /** Whether the site is served over TLS alone. */
  isSecure: boolean;
  onError: (error: unknown) => void;
}

/** Chooses what each visitor is shown: the live release, with canaries in it, or what their browser previews. */
export function followVisits(options: VisitsOptions): Visits {
  const { currentRelease, sitePages, findPreview, isSecure, onError } = options;

  const visit = async (
    request: Asking,
    group: () => number | undefined,
  ): Promise<Visit | undefined> => {
    const release = await currentRelease();
    if (!release) return undefined;
    const cookies = request.headers.cookie ?? '';
    if (cookies.includes(`${PREVIEW_COOKIE}=`)) {
      const preview = await findPreview(release, cookies).catch(onError);
      if (preview) return { ...preview, shows: 'preview', headers: previewHeaders };
    }
    const live: Visit = { release, sitePages, shows: 'live', headers: sharedHeaders };
    if (release.canaries.length === 0) return live;
    const known = readGroup(parseCookie(cookies)[GROUP_COOKIE]);
    const own = known ?? group();
    const isNew = known === undefined && own !== undefined;
    const cookie = isNew ? groupCookie(own, isSecure) : undefined;
    const said = { headers: ownHeaders, cookie };
    const variant = own === undefined ? undefined : await withCanaries(release, own, options);
    return variant ? { ...variant, shows: 'canary', ...said } : { ...live, ...said };
  };

  return {
    ofPage: (request) => visit(request, drawGroup),
    ofFile: (request) => visit(request, () => undefined),
  };
}

/** Every answer is asked for again, and known by its ETag. */
const sharedHeaders = { 'cache-control': 'no-cache', vary: 'Accept-Encoding' };
const previewHeaders = {
  'cache-control': 'private, no-store',
  vary: 'Accept-Encoding, Cookie',
  'x-robots-tag': 'noindex',
};
const ownHeaders = { 'cache-control': 'private, no-cache', vary: 'Accept-Encoding, Cookie' };

function groupCookie(group: number, secure: boolean): string {
  const value = String(group);
  const reach = { path: '/', sameSite: 'lax', httpOnly: true, secure } as const;
  return stringifySetCookie({ name: GROUP_COOKIE, value, maxAge: GROUP_AGE, ...reach });
}

/** The variant of a group; undefined for a group that no canary is for, or when the variant cannot be made. */
async function withCanaries(
  release: CurrentRelease,
  group: number,
  { variants, makeCanaryPages, onError }: VisitsOptions,
): Promise<Variant | undefined> {
  const canaries = release.canaries.filter((canary) => isFor(canary, group));
  if (canaries.length === 0) return undefined;
  const key = canaries.map(({ id, version }) => `${id}@${version}`).join(' ');
  const areas = canaries.map((canary) => toArea(canary, release));
  return variants
    .get(release, { key: `canary ${key}`, areas, makePages: makeCanaryPages })
    .catch((error: unknown) => {
      onError(error);
      return undefined;
    });
}

/** A canary's entry as its visitors' pages have it: when it fails in the browser, the live version takes its place. */
function toArea(canary: Canary, { manifest }: CurrentRelease): ReleasedArea {
  const { percent: _, since: __, ...area } = canary;
  const live = manifest.areas.find(({ id }) => id === area.id);
  const fallback: Partial<ReleasedArea> =
    live?.integrity === undefined
      ? {}
      : { fallback: live.version, fallbackIntegrity: live.integrity };
  return { ...area, ...fallback };
}
