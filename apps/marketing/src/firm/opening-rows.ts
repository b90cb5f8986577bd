import type { Firm } from '@tassis/contracts';
import type { OpeningRow } from '@tassis/design-system';
import { fr } from '../messages/fr.ts';

/**
 * The opening hours as rows of a table: 'Lundi au vendredi', '9h00 – 18h00'.
 * @param closed the text of a day without opening hours
 */
export function toOpeningRows(hours: Firm['hours'], closed: string): OpeningRow[] {
  return hours.map(({ days, opens, closes }) => {
    const [first = 1] = days;
    const last = days.at(-1) ?? first;
    const names = [fr.hours.days[first - 1], fr.hours.days[last - 1]?.toLowerCase()];
    const isClosed = opens === null || closes === null;
    return {
      key: days.join(),
      days: first === last ? (names[0] ?? '') : names.join(fr.hours.to),
      hours: isClosed ? closed : `${toClock(opens)} – ${toClock(closes)}`,
      isClosed,
    };
  });
}

/** A time in French: '09:00' → '9h00'. */
function toClock(time: string): string {
  return time.replace(/^0/u, '').replace(':', 'h');
}
