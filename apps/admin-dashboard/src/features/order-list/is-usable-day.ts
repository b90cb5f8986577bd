/** A day of our century: a date field also reports each year that is half typed. */
export function isUsableDay(text: string): boolean {
  if (!/^20\d{2}-\d{2}-\d{2}$/u.test(text)) return false;
  const day = new Date(text);
  // The 30th of February would be read as a day in March.
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
