import * as z from 'zod/mini';

const INTERVAL = 15_000; // milliseconds
const IMPATIENT_INTERVAL = 1_000; // while the API has told none
const TIME_LIMIT = 2_000;

const answerSchema = z.object({ data: z.object({ version: z.union([z.string(), z.number()]) }) });

/** Which state of the published content pages are written from. */
export interface ContentVersion {
  /** The version last heard of; undefined while the API has not told any. */
  current: () => Promise<string | undefined>;
  close: () => void;
}

/**
 * Asks the API for its content version every 15 s, every second while it has told none. An API that is down changes
 * nothing.
 * @param onChange called with every new version, the first included
 */
export function followContent(apiBaseUrl: string, onChange: () => void): ContentVersion {
  let version: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let closed = false;
  const ask = async (): Promise<void> => {
    const heard = await askApi(apiBaseUrl).catch(() => undefined);
    const isNew = heard !== undefined && heard !== version;
    version = heard ?? version;
    if (closed) return;
    if (isNew) onChange();
    timer = setTimeout(() => void ask(), version === undefined ? IMPATIENT_INTERVAL : INTERVAL);
    timer.unref();
  };
  const first = ask();
  return {
    current: async () => {
      await first;
      return version;
    },
    close: () => {
      closed = true;
      clearTimeout(timer);
    },
  };
}

async function askApi(apiBaseUrl: string): Promise<string> {
  const answer = await fetch(`${apiBaseUrl}/content-version`, {
    signal: AbortSignal.timeout(TIME_LIMIT),
  });
  return String(answerSchema.parse(await answer.json()).data.version);
}
