import { expect, test } from 'vitest';
import { domiciliationSeat } from './domiciliation-seat.ts';

const office = {
  label: 'Siège',
  lines: ['00, boulevard Zerktouni', '3e étage'],
  city: 'Casablanca',
};
const centre = { label: 'Coworking et domiciliation', lines: ['Mabroka'], city: 'Meknès' };

test.each([
  ['the address for it', [office, centre], 'Mabroka, Meknès'],
  ['else the first', [office], '00, boulevard Zerktouni, 3e étage, Casablanca'],
  ['else nothing', [], ''],
])('a domiciled company sits at %s', (_, addresses, seat) => {
  expect(domiciliationSeat(addresses)).toBe(seat);
});
