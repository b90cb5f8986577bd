import type { FirmRecord } from './firm.repository.ts';
import type { Sender } from '../../pdf/letterhead.ts';
import { firmName, writtenText } from '@tassis/domain';

/** The firm as printed in the letterhead of its documents. */
export function toSender(firm: FirmRecord): Sender {
  const [seat] = firm.addresses;
  return {
    name: writtenText(firm.legal_name) ?? firmName(firm),
    address: seat === undefined ? [] : [...seat.lines, seat.city].filter(Boolean),
    phone: writtenText(firm.phone) ?? '',
    email: writtenText(firm.email) ?? '',
    legalNumbers: firm.legal_numbers
      .filter(({ value }) => writtenText(value) !== undefined)
      .map(({ label, value }) => ({ label, value })),
  };
}
