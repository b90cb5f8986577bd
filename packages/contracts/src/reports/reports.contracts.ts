import { getAdminWebVitals } from './get-admin-web-vitals.ts';
import { reportClientError } from './report-client-error.ts';
import { reportCspViolation } from './report-csp-violation.ts';
import { reportReleaseAlarm } from './report-release-alarm.ts';
import { reportWebVitals } from './report-web-vitals.ts';

export const reportsContracts = [
  reportClientError,
  reportCspViolation,
  reportReleaseAlarm,
  reportWebVitals,
  getAdminWebVitals,
] as const;
