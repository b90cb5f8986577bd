import type { ViolationCode } from '@tassis/domain';
import { violationError } from '../http/http-error.ts';

const DATA_PREFIX = /^data:([\w.+/-]+)(?:;[\w=.-]+)*;base64,/u;
const BASE64 = /^[A-Za-z0-9+/_-]+={0,2}$/u;

type Expected = {
  /** The media type, or its beginning, that a `data:` prefix may name. */
  kind: string;
  path: string;
  code: ViolationCode;
};

/** The bytes of a text in base64, with or without a `data:` prefix. Throws a violation at `path` when it is not base64. */
export function readBase64(content: string, { kind, path, code }: Expected): Uint8Array {
  const encoded = content.replace(DATA_PREFIX, (prefix, type: string) =>
    type.startsWith(kind) ? '' : prefix,
  );
  if (!BASE64.test(encoded)) throw violationError('validation_failed', path, { code });
  return Buffer.from(encoded, 'base64');
}
