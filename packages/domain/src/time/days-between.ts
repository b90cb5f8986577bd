const DAY_MS = 86_400_000;

/** The number of days from one day ('2026-11-21') to another; negative when the other is earlier. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(`${to}T00:00:00.000Z`) - Date.parse(`${from}T00:00:00.000Z`)) / DAY_MS;
}
