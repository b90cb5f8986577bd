const DAY_MS = 86_400_000;

/** How many days from one day ('2026-11-21') to another; negative when that one is past. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(`${to}T00:00:00.000Z`) - Date.parse(`${from}T00:00:00.000Z`)) / DAY_MS;
}
