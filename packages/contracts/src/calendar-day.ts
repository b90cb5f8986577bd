import * as z from '@tassis/contracts/schema';

/**
 * A day of this millennium in the Moroccan calendar. An earlier or later one is a typing error, and JavaScript and
 * PostgreSQL differ on some years of four digits.
 */
export const calendarDay = z.iso
  .date({ error: 'date_invalid', abort: true })
  .check(z.regex(/^2\d{3}-/u, { error: 'date_invalid' }));
