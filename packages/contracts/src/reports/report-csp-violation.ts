import * as z from '@tassis/contracts/schema';
import { defineContract } from '../contract.ts';
import { wrong } from '../rule.ts';
import { REPORT_LIMIT } from './report-limit.ts';

const text = z.nullish(z.string(wrong));
const line = z.nullish(z.number(wrong));

/** The body that `report-uri` sends, `application/csp-report`; other fields are dropped. */
const LegacyReport = z.object(
  {
    'csp-report': z.object({
      'document-uri': text,
      'effective-directive': text,
      'violated-directive': text,
      'blocked-uri': text,
      'source-file': text,
      'line-number': line,
    }),
  },
  wrong,
);

/** The body that `report-to` sends, `application/reports+json`; entries of another type are skipped. */
const Reports = z.array(
  z.object({
    type: z.string(wrong),
    body: z.nullish(
      z.object({
        documentURL: text,
        effectiveDirective: text,
        blockedURL: text,
        sourceFile: text,
        lineNumber: line,
      }),
    ),
  }),
);

export const reportCspViolation = defineContract({
  name: 'reportCspViolation',
  method: 'POST',
  path: '/csp-reports',
  summary: 'Browsers report what the Content-Security-Policy stopped, in either of their formats.',
  auth: 'public',
  request: { body: z.union([LegacyReport, Reports], wrong) },
  response: { status: 204, schema: z.undefined() },
  errors: ['validation_failed'],
  mediaTypes: ['application/csp-report', 'application/reports+json'],
  bodyLimit: REPORT_LIMIT,
});
