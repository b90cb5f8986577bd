import { reportClientError } from './report-client-error.ts';
import { reportCspViolation } from './report-csp-violation.ts';
import { reportReleaseAlarm } from './report-release-alarm.ts';

export const reportsContracts = [
  reportClientError,
  reportCspViolation,
  reportReleaseAlarm,
] as const;
