import { pdfFile } from '@tassis/domain';
import { violationError } from '../http/http-error.ts';
import { readBase64 } from './read-base64.ts';

/**
 * The bytes of a PDF that came as base64, with or without a `data:` prefix. Throws a violation at `path`
 * when it is not a PDF; its content is not parsed.
 */
export function readPdf(content: string, path: string): Uint8Array {
  const bytes = readBase64(content, { kind: 'application/pdf', path, code: 'pdf_invalid' });
  const violation = pdfFile(bytes);
  if (violation !== null) throw violationError('validation_failed', path, violation);
  return bytes;
}
