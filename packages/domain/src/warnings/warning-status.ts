/** How near a domiciliation is to its end, from far to past. */
export const WARNING_STATUSES = ['upcoming', 'warning', 'critical', 'expired'] as const;
export type WarningStatus = (typeof WARNING_STATUSES)[number];

/** Days before the end at which each status begins, from the settings. */
export type WarningThresholds = {
  readonly upcoming: number;
  readonly warning: number;
  readonly critical: number;
};

export const DEFAULT_WARNING_THRESHOLDS: WarningThresholds = {
  upcoming: 60,
  warning: 30,
  critical: 7,
};

/** Each step begins nearer to the end than the one before, the nearest at least a day before it. */
export function areThresholdsInOrder({ upcoming, warning, critical }: WarningThresholds): boolean {
  return upcoming > warning && warning > critical && critical > 0;
}

/**
 * The step for so many days to the last day; the last day itself (0) is critical, the day after
 * it expired. Null while the end is far.
 */
export function getWarningStatus(
  daysLeft: number,
  thresholds: WarningThresholds = DEFAULT_WARNING_THRESHOLDS,
): WarningStatus | null {
  if (daysLeft < 0) return 'expired';
  if (daysLeft <= thresholds.critical) return 'critical';
  if (daysLeft <= thresholds.warning) return 'warning';
  return daysLeft <= thresholds.upcoming ? 'upcoming' : null;
}
