import type { ConsoleMessage, Page, Request, Response } from 'playwright';
import * as z from 'zod/mini';

/** Something that went wrong in a page. */
export interface PageFault {
  /** One line. */
  text: string;
  /** Faults that name their cause come first; a report of the page only says that there is one. */
  rank: number;
}

/** The rank of what the page itself reports, without the cause. */
export const REPORT = 4;

/** The request id of every answer that stands in for the API: what the page makes of such an answer is no fault of it. */
export const STAND_IN_ID = 'release-check';

/**
 * Notes what goes wrong in a page: uncaught errors and rejections, console errors, which name policy violations and
 * hydration mismatches too, files of its release that did not load, and failures that it reports. What other live areas do wrong
 * is not held against it.
 * @param apps the shell and the areas that are tried
 */
export function watchPage(page: Page, apps: readonly string[]): PageFault[] {
  const faults: PageFault[] = [];
  const add = (rank: number, text: string) => faults.push({ rank, text: oneLine(text) });
  page.on('pageerror', (error) => {
    if (error.name !== 'ApiError') add(0, withPlace(error));
  });
  page.on('console', (message) => {
    if (message.type() === 'error' && isOurs(message, apps)) add(1, message.text());
  });
  page.on('request', (request) => {
    const failed = failureIn(request, apps);
    if (failed !== undefined) add(REPORT, failed);
  });
  page.on('response', (response) => {
    if (response.status() >= 400 && isFileOf(response.url(), apps)) add(2, tell(response));
  });
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? '';
    const isGivenUp = why.includes('ERR_ABORTED'); // the page went elsewhere
    if (!isGivenUp && isFileOf(request.url(), apps))
      add(2, `${pathOf(request.url())} did not load: ${why}`);
  });
  return faults;
}

const reportSchema = z.object({
  area: z.string(),
  kind: z.string(),
  request_id: z.nullish(z.string()),
});

/** The failure that a page reports; undefined for another request, and for what an answer in the place of the API's has caused. */
function failureIn(request: Request, apps: readonly string[]): string | undefined {
  if (pathOf(request.url()) !== '/api/client-errors') return undefined;
  const { data } = reportSchema.safeParse(parsedOrNone(request.postData()));
  if (!data || data.request_id === STAND_IN_ID) return undefined;
  const isTried = data.area === 'shell' || apps.includes(data.area);
  return isTried ? `${data.area} failed (${data.kind})` : undefined;
}

function parsedOrNone(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

/** An error with the first line of its stack. */
export function withPlace(error: Error): string {
  const place = error.stack?.split('\n').find((line) => /^\s+at /.test(line)) ?? '';
  return `${error.name}: ${error.message} ${place.trim()}`;
}

/** The beginning on one line, with files named as on the site. */
export function oneLine(text: string): string {
  const named = text.replaceAll(
    /(?:https?:\/\/127\.0\.0\.1:\d+|\S*\/drafts\/[\w-]+)(?=\/mfe\/)/g,
    '',
  );
  return named.replaceAll(/\s+/g, ' ').trim().slice(0, 300);
}

/** What the browser says of answers of the API, and of the files of other areas, is not of the page's making. */
function isOurs(message: ConsoleMessage, apps: readonly string[]): boolean {
  const { url } = message.location();
  if (message.text().startsWith('Failed to load resource')) return false; // noted as a response
  const [, id] = /\/mfe\/([^/]+)\//.exec(url) ?? [];
  return id === undefined || isOneOf(id, apps);
}

function isFileOf(url: string, apps: readonly string[]): boolean {
  const [, id] = /\/mfe\/([^/]+)\//.exec(url) ?? [];
  return id !== undefined && isOneOf(id, apps);
}

/** A page is made of the shell and of an area. */
function isOneOf(id: string, apps: readonly string[]): boolean {
  return id === 'shell' || id === 'pages' || apps.includes(id);
}

function tell(response: Response): string {
  return `${pathOf(response.url())} was answered with ${response.status()}`;
}

function pathOf(url: string): string {
  return new URL(url).pathname;
}
