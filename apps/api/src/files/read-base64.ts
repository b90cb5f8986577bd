import type { ViolationCode } from '@tassis/domain';
import { violationError } from '../http/http-error.ts';

const DATA_PREFIX = /^data:([\w.+/-]+)(?:;[\w=.-]+)*;base64,/u;
const BASE64 = /^[A-Za-z0-9+/_-]+={0,2}$/u;

type Expected = {
  /** The media type that a `data:` prefix may name, or how it begins. */
  kind: string;
  path: string;
  code: ViolationCode;
};

/** The bytes of a text in base64, with or without a `data:` prefix. Refused, under `path`, when it is none. */
export function readBase64(content: string, { kind, path, code }: Expected): Uint8Array {
  const encoded = content.replace(DATA_PREFIX, (prefix, type: string) =>
    type.startsWith(kind) ? '' : prefix,
  );
  if (!BASE64.test(encoded)) throw violationError('validation_failed', path, { code });
  return Buffer.from(encoded, 'base64');
}
