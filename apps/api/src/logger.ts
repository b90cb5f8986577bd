import { currentTraceField } from '@tassis/settings/tracing';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import type { FastifyLoggerOptions, PinoLoggerOptions } from 'fastify/types/logger.js';
import type { Config } from './config.ts';
import { findDatabaseCode } from './database-error.ts';

/** Never written, wherever they stand; nothing logs them on purpose. */
const SECRETS = [
  'authorization',
  'cookie',
  'password',
  'password_confirmation',
  'token',
  'access_token',
  'refresh_token',
];

export type LogStream = { write: (line: string) => void };

/** JSON lines on standard output, or on `stream` in tests. */
export function loggerOptions(
  config: Pick<Config, 'logLevel'>,
  stream?: LogStream,
): FastifyLoggerOptions & PinoLoggerOptions {
  return {
    level: config.logLevel,
    ...(stream && { stream }),
    redact: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
    // Of every line that is written inside a span.
    mixin: currentTraceField,
    serializers: { err: describeError },
  };
}

type Described = { type: string; message: string; stack: string; [detail: string]: unknown };

const NOTHING = { type: '', message: '', stack: '' };

/** A database error names its statement and its code, never the values: they are people's data. */
function describeError(error: unknown): Described {
  if (!(error instanceof Error)) return { ...NOTHING, type: typeof error };
  const cause = error.cause === undefined ? undefined : describeError(error.cause);
  if (error instanceof DrizzleQueryError) {
    return {
      ...NOTHING,
      type: 'DrizzleQueryError',
      message: `Failed query: ${error.query}`,
      cause,
    };
  }
  const code = 'code' in error ? error.code : undefined;
  // Class 22, data exceptions: the message quotes the value.
  if (findDatabaseCode(error)?.startsWith('22'))
    return { ...NOTHING, type: error.name, code, cause };
  return { type: error.name, message: error.message, stack: error.stack ?? '', code, cause };
}
