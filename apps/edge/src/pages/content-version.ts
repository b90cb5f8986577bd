import * as z from 'zod/mini';

const INTERVAL = 15_000; // milliseconds
const TIME_LIMIT = 2_000;

const answerSchema = z.object({ data: z.object({ version: z.union([z.string(), z.number()]) }) });

/** Which state of the published content pages are written from. */
export interface ContentVersion {
  /** The version last heard of; undefined while the API has not told any. */
  current: () => Promise<string | undefined>;
  close: () => void;
}

/** Asks the API for its content version every 15 s, and at once while it has told none; an API that is down changes nothing. */
export function followContent(apiBaseUrl: string, onChange: () => void): ContentVersion {
  let version: string | undefined;
  let asking: Promise<void> | undefined;
  const ask = async (): Promise<void> => {
    const heard = await askApi(apiBaseUrl).catch(() => undefined);
    const changed = heard !== undefined && heard !== version;
    version = heard ?? version;
    if (changed) onChange();
  };
  const askOnce = (): Promise<void> => {
    asking ??= ask().finally(() => {
      asking = undefined;
    });
    return asking;
  };
  const timer = setInterval(() => void askOnce(), INTERVAL).unref();
  return {
    current: async () => {
      if (version === undefined) await askOnce();
      return version;
    },
    close: () => clearInterval(timer),
  };
}

async function askApi(apiBaseUrl: string): Promise<string> {
  const answer = await fetch(`${apiBaseUrl}/content-version`, {
    signal: AbortSignal.timeout(TIME_LIMIT),
  });
  return String(answerSchema.parse(await answer.json()).data.version);
}
