import { StartupError } from './startup-error.ts';

/** Turns what the driver said of DATABASE_URL into one sentence; leaves other errors as they are. */
export function explainConnection(cause: unknown, url: string): unknown {
  if (!(cause instanceof Error) || cause instanceof StartupError) return cause;
  const code = codeOf(cause);
  const where = addressOf(url);
  const what = reasons.find(([pattern]) => pattern.test(`${code} ${cause.message}`))?.[1];
  return what ? new StartupError(what(where), hint, { cause }) : cause;
}

const hint =
  'Vérifiez la variable DATABASE_URL, ou retirez-la pour utiliser la base embarquée, puis relancez.';

const reasons: readonly (readonly [RegExp, (where: string) => string])[] = [
  [
    /ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|timeout|ECONNRESET|57P03/,
    (where) => `La base de données ne répond pas à l’adresse ${where}.`,
  ],
  [/28P01|28000/, (where) => `La base de données ${where} refuse ce nom ou ce mot de passe.`],
  [/3D000/, (where) => `La base de données ${where} n’existe pas.`],
  [/42501/, (where) => `Le compte n’a pas assez de droits sur la base de données ${where}.`],
  [/53300/, (where) => `La base de données ${where} n’accepte plus de connexions.`],
  [/53100/, (where) => `Le disque de la base de données ${where} est plein.`],
];

/** An attempt on several addresses fails with one error that holds theirs. */
function codeOf(error: Error): string {
  if (error instanceof AggregateError) return error.errors.map((inner) => codeOf(inner)).join(' ');
  const own = 'code' in error ? String(error.code) : '';
  return error.cause instanceof Error ? `${own} ${codeOf(error.cause)}` : own;
}

/** Without the password. */
function addressOf(url: string): string {
  try {
    const { host, pathname } = new URL(url);
    return `${host}${pathname}`;
  } catch {
    return '(illisible)';
  }
}
