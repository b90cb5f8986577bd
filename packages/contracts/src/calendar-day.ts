import * as z from '@tassis/contracts/schema';

/**
 * A day of the Moroccan calendar, of this millennium: what lies beyond is a typing error, and neither
 * JavaScript's dates nor PostgreSQL's hold all years of four digits alike.
 */
export const calendarDay = z.iso
  .date({ error: 'date_invalid', abort: true })
  .check(z.regex(/^2\d{3}-/u, { error: 'date_invalid' }));
