import type { ViolationCode } from '@tassis/domain';
import { aPdf } from '../builders/pdf.ts';
import { each, withDetails, type Case } from './order-rule.ts';

const MIB_5 = 5_242_880;
/** A PDF of this size, with valid first and last bytes. */
const createPdf = (bytes: number) => btoa(`%PDF-1.7${' '.repeat(bytes - 13)}%%EOF`);
/** The form field checks the file before it accepts it, with its own texts. */
const dropped = { apiOnly: 'a file that is refused is dropped' };

/** The rules of a certificate's PDF. */
export function pdfCases(missing: ViolationCode): Case[] {
  return [
    ['', missing],
    ...withDetails(dropped, [
      [undefined, missing],
      [7, missing],
      ...each([btoa('GIF89a'), btoa('%PDF-1.7 ...'), 'é'], 'pdf_invalid'),
      [createPdf(MIB_5 + 1), 'pdf_too_large'],
      [`data:application/pdf;base64,${createPdf(MIB_5)}`, null],
    ]),
    [aPdf(), null],
  ];
}
