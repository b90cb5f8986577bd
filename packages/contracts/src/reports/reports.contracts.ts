import { reportClientError } from './report-client-error.ts';
import { reportCspViolation } from './report-csp-violation.ts';

export const reportsContracts = [reportClientError, reportCspViolation] as const;
