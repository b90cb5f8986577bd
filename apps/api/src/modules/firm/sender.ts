import type { FirmRecord } from './firm.repository.ts';
import type { Sender } from '../../pdf/letterhead.ts';

/** The firm as it stands at the head of its papers. */
export function senderOf(firm: FirmRecord): Sender {
  const [seat] = firm.addresses;
  return {
    name: firm.legal_name,
    address: seat === undefined ? [] : [...seat.lines, seat.city],
    phone: firm.phone,
    email: firm.email,
    legalNumbers: firm.legal_numbers.map(({ label, value }) => ({ label, value })),
  };
}
