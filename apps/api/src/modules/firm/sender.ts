import type { FirmRecord } from './firm.repository.ts';
import type { Sender } from '../../pdf/letterhead.ts';
import { houseNameOf, said } from './house-name.ts';

/** The firm as it stands at the head of its papers. */
export function senderOf(firm: FirmRecord): Sender {
  const [seat] = firm.addresses;
  return {
    name: said(firm.legal_name) || houseNameOf(firm),
    address: seat === undefined ? [] : [...seat.lines, seat.city].filter(Boolean),
    phone: said(firm.phone),
    email: said(firm.email),
    legalNumbers: firm.legal_numbers
      .filter(({ value }) => said(value) !== '')
      .map(({ label, value }) => ({ label, value })),
  };
}
