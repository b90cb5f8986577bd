import { stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { siteHeaders } from '../answers/security-headers.ts';
import type { RenderAnswerPage } from '../forms/answer-page.ts';
import { localPath } from '../forms/origin.ts';
import { refusals } from '../messages/previews.ts';
import { fitsShell } from '../releases/checks/fits-shell.ts';
import { ownPlace } from '../releases/checks/own-place.ts';
import { readManifest } from '../releases/store.ts';
import { openRelease } from '../releases/stored-release.ts';
import { ReleaseRefusal } from '../releases/refusal.ts';
import { fetchPreview } from './fetch-preview.ts';
import { findPreviewed } from './find-previewed.ts';
import { isStaffRequest } from './is-staff.ts';
import { PREVIEW_COOKIE, readPassKey, sealPass } from './preview-pass.ts';
import { addressIn, LEAVE, PREVIEW_QUERY, readWanted, type Wanted } from './preview-words.ts';

const LONGEST = 12 * 60 * 60 * 1000; // milliseconds

interface OpenPreviewOptions {
  /** The release store. */
  store: string;
  apiBaseUrl: string;
  siteUrl: string;
  /** In production previews are for the staff alone. */
  isProduction: boolean;
  /** The origins that packages may be fetched from. */
  previewOrigins: readonly string[];
  renderAnswerPage: RenderAnswerPage;
}

/** Answers an address that asks for a preview: with a pass and the same page, or with a page that says why not. */
export type OpenPreview = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** Opens previews. */
export function previewOpener(options: OpenPreviewOptions): OpenPreview {
  const { store, apiBaseUrl, siteUrl, isProduction, renderAnswerPage } = options;
  const reach = { path: '/', sameSite: 'lax', httpOnly: true } as const;
  const secure = siteUrl.startsWith('https:');
  const go = (reply: FastifyReply, to: string, cookie: { value: string; maxAge?: number }) =>
    reply
      .headers({
        'cache-control': 'no-store',
        'set-cookie': stringifySetCookie({ name: PREVIEW_COOKIE, ...cookie, ...reach, secure }),
      })
      .redirect(to, 302);

  return async (request, reply) => {
    const url = new URL(`http://site${request.url}`);
    const words = url.searchParams.get(PREVIEW_QUERY) ?? '';
    url.searchParams.delete(PREVIEW_QUERY);
    const to = localPath(url.pathname);
    try {
      if (words === LEAVE) return go(reply, to + url.search, { value: '', maxAge: 0 });
      const wanted = readWanted(words);
      if (!wanted) throw new Refused(400, refusals.unreadable);
      if (isProduction && !(await isStaffRequest(request, apiBaseUrl)))
        throw new Refused(403, refusals.notStaff);
      const areas = [];
      for (const each of wanted) areas.push(await prepared(options, each));
      // A cookie of the session, for all tabs: the pages are whole without a script, and no address carries it on.
      const pass = sealPass(await readPassKey(store), { areas, until: Date.now() + LONGEST });
      return go(reply, to + url.search, { value: pass });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      request.log.warn({ err: error.cause ?? error }, 'preview refused');
      const page = { title: refusals.title, tone: 'error' as const, text: error.message };
      return reply
        .code(error.status)
        .headers({ ...siteHeaders({ connectOrigins: [] }), 'cache-control': 'no-store' })
        .header('x-robots-tag', 'noindex')
        .type('text/html; charset=utf-8')
        .send(await renderAnswerPage({ ...page, backTo: to }));
    }
  };
}

/** Why a preview is not opened, in the words of its page. */
class Refused extends Error {
  readonly status: number;

  constructor(status: number, message: string, cause?: unknown) {
    super(message, { cause });
    this.status = status;
  }
}

/** Makes sure that what is asked for lies in the store, whole, and can be shown on the site as it is. */
async function prepared(options: OpenPreviewOptions, wanted: Wanted): Promise<Wanted> {
  const { id, what } = await fetched(options, wanted);
  const previewed = await findPreviewed(options.store, { id, what });
  if (!previewed) throw new Refused(404, `${refusals.unknown}${id}@${what}.`);
  await refuseAs(refusals.unfit, wanted, async () => {
    const release = await openRelease(options.store, id, previewed.area.version);
    const live = await readManifest(options.store);
    fitsShell(live, [release]);
    ownPlace(live, [release]);
  });
  return { id, what };
}

/** A package at an allowed address comes into the store first, under a name. */
async function fetched(
  { store, previewOrigins }: OpenPreviewOptions,
  wanted: Wanted,
): Promise<Wanted> {
  const address = addressIn(wanted);
  if (!address) return wanted;
  const isAllowed = previewOrigins.includes(address.origin) && address.username === '';
  if (!isAllowed) throw new Refused(403, `${refusals.foreign}${address.origin}.`);
  const { name } = await refuseAs(refusals.notLoaded, wanted, () =>
    fetchPreview(store, wanted.id, address),
  );
  return { id: wanted.id, what: name };
}

async function refuseAs<T>(text: string, { id, what }: Wanted, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ReleaseRefusal)) throw error;
    throw new Refused(400, `${text}${id}@${what}.`, error);
  }
}
