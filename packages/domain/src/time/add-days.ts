const DAY_MS = 86_400_000;

/** Adds days to a day ('2026-11-21'), or subtracts them. Throws when it is not a day. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00.000Z`) + days * DAY_MS).toISOString().slice(0, 10);
}
