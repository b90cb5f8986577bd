import { StartupError } from './startup-error.ts';

/** Turns what the driver said of DATABASE_URL into one sentence; leaves other errors as they are. */
export function explainConnection(cause: unknown, url: string): unknown {
  if (!(cause instanceof Error) || cause instanceof StartupError) return cause;
  const code = getCodes(cause);
  const where = formatAddress(url);
  const what = reasons.find(([pattern]) => pattern.test(`${code} ${cause.message}`))?.[1];
  return what ? new StartupError(what(where), hint, { cause }) : cause;
}

const hint =
  'Check the variable DATABASE_URL, or unset it to use the embedded database, then start again.';

const reasons: readonly (readonly [RegExp, (where: string) => string])[] = [
  [
    /ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|timeout|ECONNRESET|57P03/,
    (where) => `The database does not answer at ${where}.`,
  ],
  [/28P01|28000/, (where) => `The database ${where} refuses this user name or password.`],
  [/3D000/, (where) => `The database ${where} does not exist.`],
  [/42501/, (where) => `This user has too few rights on the database ${where}.`],
  [/53300/, (where) => `The database ${where} accepts no more connections.`],
  [/53100/, (where) => `The disk of the database ${where} is full.`],
];

/** An attempt on several addresses fails with one error that holds theirs. */
function getCodes(error: unknown): string {
  if (!(error instanceof Error)) return '';
  if (error instanceof AggregateError) {
    return error.errors.map((inner: unknown) => getCodes(inner)).join(' ');
  }
  const own = 'code' in error ? String(error.code) : '';
  return error.cause === undefined ? own : `${own} ${getCodes(error.cause)}`;
}

/** Without the password. */
function formatAddress(url: string): string {
  try {
    const { host, pathname } = new URL(url);
    return `${host}${pathname}`;
  } catch {
    return '(unreadable address)';
  }
}
