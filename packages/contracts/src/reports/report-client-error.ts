import * as z from '@tassis/contracts/schema';
import { defineContract } from '../contract.ts';
import { obeying, wrong } from '../rule.ts';
import { scrubMessage, scrubStack } from './error-words.ts';
import { REPORT_LIMIT } from './report-limit.ts';

const slug = z.string(wrong).check(z.regex(/^[a-z][a-z\d-]{0,39}$/u, wrong));
const version = z.string(wrong).check(z.regex(/^[\w.+-]{1,64}$/u, wrong));
/** A release is named by its time: `2026-11-21T14:03:27.514Z`. */
const release = z.string(wrong).check(z.regex(/^[\w.:+-]{1,64}$/u, wrong));
const requestId = z.string(wrong).check(z.regex(/^[\w-]{8,64}$/u, wrong));

/** What an error says of itself; what has not been scrubbed is refused. */
const scrubbed = (scrub: (text: string) => string) =>
  z
    .string(wrong)
    .check(obeying((text) => (scrub(text) === text ? null : { code: 'invalid_value' })));

/** A failure report. It holds no free text, address or person, so that it holds no personal data. */
const ClientError = z.strictObject({
  /** The area that failed, or `shell`. */
  area: slug,
  /** The area's version; null when none was loaded. */
  version: z.nullish(version),
  /** The shell's version. */
  shell: version,
  /** The release manifest of the page. */
  release,
  /** The kind of failure: `timeout`, `not-loaded`, `invalid`, `render`… */
  kind: slug,
  /** The request id of the failed answer, or the reference that the person was shown. */
  request_id: z.nullish(requestId),
  /** The error's message, in words of a fixed list: `typeerror cannot read properties of undefined reading …`. */
  message: z.nullish(scrubbed(scrubMessage)),
  /** The places in release files that the error went through: `/mfe/ordering/1.2.3-ab/form.js:1:234`, a line each. */
  stack: z.nullish(scrubbed(scrubStack)),
});

export const reportClientError = defineContract({
  name: 'reportClientError',
  method: 'POST',
  path: '/client-errors',
  summary:
    'Report that something failed in a browser; written to the log. Nothing personal fits in.',
  auth: 'public',
  request: { body: ClientError },
  response: { status: 204, schema: z.undefined() },
  errors: ['validation_failed'],
  bodyLimit: REPORT_LIMIT,
});
