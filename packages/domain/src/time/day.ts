const DAY = /^(\d{4})-(\d{2})-(\d{2})$/u;

/** Whether a text is a day that exists: '2028-02-29'. */
export function isDay(value: string): boolean {
  const [, year, month, day] = DAY.exec(value) ?? [];
  if (year === undefined || month === undefined || day === undefined) return false;
  return Number(day) >= 1 && Number(day) <= daysIn(Number(year), Number(month));
}

/** Adds months to a day, or subtracts them, clamped to the month's end (31 August + 6 → 28 February). */
export function addMonths(day: string, months: number): string {
  const [year, month, date] = splitDay(day);
  const count = year * 12 + (month - 1) + months;
  const [newYear, newMonth] = [Math.floor(count / 12), (((count % 12) + 12) % 12) + 1];
  return joinDay(newYear, newMonth, Math.min(date, daysIn(newYear, newMonth)));
}

function splitDay(day: string): [year: number, month: number, date: number] {
  if (!isDay(day)) throw new RangeError(`Not a day: ${day}`);
  return [Number(day.slice(0, 4)), Number(day.slice(5, 7)), Number(day.slice(8, 10))];
}

function joinDay(year: number, month: number, date: number): string {
  return `${padded(year, 4)}-${padded(month, 2)}-${padded(date, 2)}`;
}

function padded(value: number, width: number): string {
  return String(value).padStart(width, '0');
}

function daysIn(year: number, month: number): number {
  if (month < 1 || month > 12) return 0;
  if (month === 2) return isLeap(year) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

function isLeap(year: number): boolean {
  return year % 400 === 0 || (year % 4 === 0 && year % 100 !== 0);
}
