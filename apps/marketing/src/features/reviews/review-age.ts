import { fr } from '../../messages/fr.ts';

/**
 * The age of a review in words: 'ce mois', '1 mois', '11 mois', '1 an', '2 ans'.
 * @param date when it was written, ISO 8601
 * @param today ISO 8601
 */
export function reviewAge(date: string, today: string): string {
  const months = Math.max(0, monthsBetween(new Date(date), new Date(today)));
  if (months === 0) return fr.reviews.thisMonth;
  return months < 12 ? fr.reviews.months(months) : fr.reviews.years(Math.floor(months / 12));
}

function monthsBetween(from: Date, to: Date): number {
  const months =
    (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth();
  return to.getUTCDate() < from.getUTCDate() ? months - 1 : months;
}
