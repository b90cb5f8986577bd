import { pdfFile } from '@tassis/domain';
import { violationError } from '../http/http-error.ts';

const DATA_PREFIX = /^data:application\/pdf(?:;[\w=.-]+)*;base64,/u;
const BASE64 = /^[A-Za-z0-9+/_-]+={0,2}$/u;

/**
 * The bytes of a PDF that came as base64, with or without a `data:` prefix. Refused, under `path`,
 * when it is none; its insides are never read.
 */
export function readPdf(content: string, path: string): Uint8Array {
  const encoded = content.replace(DATA_PREFIX, '');
  if (!BASE64.test(encoded))
    throw violationError('validation_failed', path, { code: 'pdf_invalid' });
  const bytes = Buffer.from(encoded, 'base64');
  const violation = pdfFile(bytes);
  if (violation !== null) throw violationError('validation_failed', path, violation);
  return bytes;
}
