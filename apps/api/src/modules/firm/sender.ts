import { TO_FILL } from '@tassis/domain';
import type { FirmRecord } from './firm.repository.ts';
import type { Sender } from '../../pdf/letterhead.ts';

/** The firm as it stands at the head of its papers. */
export function senderOf(firm: FirmRecord): Sender {
  const [seat] = firm.addresses;
  return {
    name: firm.legal_name,
    address: seat === undefined ? [] : [...seat.lines, seat.city].filter(Boolean),
    phone: printed(firm.phone),
    email: printed(firm.email),
    legalNumbers: firm.legal_numbers
      .filter(({ value }) => printed(value) !== '')
      .map(({ label, value }) => ({ label, value })),
  };
}

/** What nobody has filled yet is on no paper. */
function printed(value: string): string {
  return value === TO_FILL ? '' : value;
}
