import { PDF_MAX_BYTES, type ViolationCode } from '@tassis/domain';
import * as z from '@tassis/contracts/schema';
import { toIssue } from '../rule.ts';

/** The length of the largest PDF in base64 with its `data:` prefix. */
const TEXT_MAX = Math.ceil(PDF_MAX_BYTES / 3) * 4 + 100;
const TOO_LARGE = { code: 'pdf_too_large', params: { max: PDF_MAX_BYTES / 1_048_576 } } as const;

const measured = z.superRefine<string>((value, context) => {
  if (value.length > TEXT_MAX) context.addIssue(toIssue(TOO_LARGE));
});

/**
 * A PDF as base64, with or without a `data:` prefix, of at most 5 242 880 bytes. This checks the text's length; the
 * API checks the decoded bytes (`readPdf`, by the domain's `pdfFile`).
 */
export function pdfField(missing: ViolationCode) {
  return z.string({ error: missing }).check(measured);
}
