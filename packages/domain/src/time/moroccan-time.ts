import { moroccanDay } from './moroccan-day.ts';
import { whenAsked } from './when-asked.ts';

const MINUTE_MS = 60_000;

const clock = whenAsked(
  () =>
    new Intl.DateTimeFormat('en-GB', {
      timeZone: 'Africa/Casablanca',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }),
);

/** The time ('10:30') that clocks in Morocco show at a moment. */
export function moroccanTime(moment: Date): string {
  return clock().format(moment);
}

/**
 * A whole minute as clocks in Morocco show it, with their offset: '2026-11-30T10:30:00+01:00'. Anyone who reads it needs
 * no time zone database, which is older than the last decree in many browsers.
 */
export function moroccanDateTime(moment: Date): string {
  const shown = `${moroccanDay(moment)}T${moroccanTime(moment)}:00`;
  const offset = Math.round((Date.parse(`${shown}Z`) - moment.getTime()) / MINUTE_MS);
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60];
  return `${shown}${offset < 0 ? '-' : '+'}${padded(hours)}:${padded(minutes)}`;
}

/**
 * The moment at which clocks in Morocco show a day and a time ('2026-11-30T10:30'); null for what is none, and for the
 * hour that a change of the clocks leaves out. Browsers may not know the offset, so the API asks.
 */
export function moroccanMoment(shown: string): Date | null {
  const isShown = (moment: Date) =>
    !Number.isNaN(moment.getTime()) && moroccanDateTime(moment).startsWith(`${shown}:00`);
  return ['+01:00', 'Z'].map((offset) => new Date(`${shown}:00${offset}`)).find(isShown) ?? null;
}

function padded(value: number): string {
  return String(value).padStart(2, '0');
}
