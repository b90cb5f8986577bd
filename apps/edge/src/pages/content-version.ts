import { setTimeout as delay } from 'node:timers/promises';
import { writtenText } from '@tassis/domain';
import * as z from 'zod/mini';
import { readWrittenPages, type WrittenPages } from './written-pages.ts';

const INTERVAL = 15_000; // milliseconds
const IMPATIENT_INTERVAL = 200; // while the API has told none: both begin at once, and the site is up first
const TIME_LIMIT = 2_000;
const PATIENCE = 1_500; // after the start, for an API that starts beside this process

const versionAnswer = z.object({ data: z.object({ version: z.union([z.string(), z.number()]) }) });
const firmAnswer = z.object({ data: z.object({ name: z.string() }) });

/** Which state of the published content pages are written from. */
export interface ContentVersion {
  /** The last known version; undefined until the API has answered one. */
  current: () => Promise<string | undefined>;
  /** The first version that the API answers; undefined when it has answered none in the first 1.5 s after the start. */
  afterStart: () => Promise<string | undefined>;
  /** The last known name of the firm; undefined while it has no name or the API has not answered. */
  siteName: () => string | undefined;
  /** The last known articles of the firm. */
  written: () => WrittenPages;
  close: () => void;
}

/**
 * Asks the API for its content version every 15 s, five times a second while it has told none, and with each new one for the
 * firm's name. An API that is down changes nothing.
 * @param onChange called with every new version, the first included
 */
export function followContent(apiBaseUrl: string, onChange: () => void): ContentVersion {
  let version: string | undefined;
  let name: string | undefined;
  let namedAt: string | undefined; // the version of the name
  let written: WrittenPages = new Map();
  let writtenAt: string | undefined; // the version of the written pages
  let timer: ReturnType<typeof setTimeout> | undefined;
  let closed = false;
  const { promise: heardOne, resolve: hear } = Promise.withResolvers<void>();
  const ask = async (): Promise<void> => {
    const heard = await askVersion(apiBaseUrl).catch(() => undefined);
    const isNew = heard !== undefined && heard !== version;
    const isNamed = heard !== undefined && heard !== namedAt && (await askName(heard));
    const isWritten = heard !== undefined && heard !== writtenAt && (await askWritten(heard));
    version = heard ?? version;
    if (version !== undefined) hear();
    if (closed) return;
    if (isNew || isNamed || isWritten) onChange();
    timer = setTimeout(() => void ask(), version === undefined ? IMPATIENT_INTERVAL : INTERVAL);
    timer.unref();
  };
  /** Whether the name has changed; a failed request is repeated the next time. */
  const askName = async (heard: string): Promise<boolean> => {
    const before = name;
    await firmName(apiBaseUrl).then(
      (told) => {
        name = told;
        namedAt = heard;
      },
      () => undefined,
    );
    return name !== before;
  };
  /** Whether the articles could be read; else the old ones stay, and the next poll tries again. */
  const askWritten = async (heard: string): Promise<boolean> => {
    const told = await writtenPages(apiBaseUrl).catch(() => undefined);
    if (told === undefined) return false;
    written = told;
    writtenAt = heard;
    return true;
  };
  const first = ask();
  const afterStart = Promise.race([heardOne, delay(PATIENCE, undefined, { ref: false })]);
  return {
    current: async () => {
      await first;
      return version;
    },
    afterStart: async () => {
      await afterStart;
      return version;
    },
    siteName: () => name,
    written: () => written,
    close: () => {
      closed = true;
      clearTimeout(timer);
    },
  };
}

async function askVersion(apiBaseUrl: string): Promise<string> {
  const answer = versionAnswer.parse(await askApi(`${apiBaseUrl}/content-version`));
  return String(answer.data.version);
}

async function firmName(apiBaseUrl: string): Promise<string | undefined> {
  return writtenText(firmAnswer.parse(await askApi(`${apiBaseUrl}/firm`)).data.name);
}

async function writtenPages(apiBaseUrl: string): Promise<WrittenPages> {
  return readWrittenPages(await askApi(`${apiBaseUrl}/articles`));
}

async function askApi(url: string): Promise<unknown> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(TIME_LIMIT) });
  return answer.json();
}
