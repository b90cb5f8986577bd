import type { ParsedInputOf, reportCspViolation } from '@tassis/contracts';

type Body = ParsedInputOf<typeof reportCspViolation>['body'];
type Text = string | null | undefined;

/** The logged part of a report: nothing that a person typed, no URL with its query. */
type CspViolation = {
  directive: string;
  /** An origin, or a kind of source: `inline`, `eval`, `data`, `chrome-extension`… */
  blocked: string;
  /** The path of the page, with numbers and secrets replaced by `:id`. */
  page: string | null;
  /** Path of the script or style, or the scheme (`chrome-extension`, `data`) of another source. */
  source: string | null;
  line: number | null;
};

/** The maximum number of log lines for one request. */
const VIOLATIONS_MAX = 10;
const PATH_MAX = 200;
const WORD = /^[a-z][a-z-]{0,39}$/u;
/** Matches path segments that may identify a person: numbers, UUIDs, tokens, e-mail addresses. */
const POINTS_AT_SOMEBODY = /\d|@|%40|.{40}/u;

/** The violations of a report in either of the two formats of browsers. */
export function toCspViolations(body: Body): CspViolation[] {
  if (!Array.isArray(body)) {
    const report = body['csp-report'];
    return [
      {
        directive: toDirective(report['effective-directive'] ?? report['violated-directive']),
        blocked: toBlocked(report['blocked-uri']),
        page: toPage(report['document-uri']),
        source: toSource(report['source-file']),
        line: report['line-number'] ?? null,
      },
    ];
  }
  return body
    .flatMap((report) => (report.type === 'csp-violation' ? (report.body ?? []) : []))
    .slice(0, VIOLATIONS_MAX)
    .map((violation) => ({
      directive: toDirective(violation.effectiveDirective),
      blocked: toBlocked(violation.blockedURL),
      page: toPage(violation.documentURL),
      source: toSource(violation.sourceFile),
      line: violation.lineNumber ?? null,
    }));
}

/** Old browsers send the whole directive, whose first word is its name. */
function toDirective(value: Text): string {
  return toWord(value?.split(' ')[0]);
}

function toBlocked(value: Text): string {
  const url = URL.parse(value ?? '');
  if (url === null) return toWord(value);
  return isOfTheWeb(url) ? url.origin : toWord(url.protocol.slice(0, -1));
}

function toPage(value: Text): string | null {
  const url = URL.parse(value ?? '');
  if (url === null || !isOfTheWeb(url)) return null;
  const parts = url.pathname.split('/');
  return shortened(parts.map((part) => (POINTS_AT_SOMEBODY.test(part) ? ':id' : part)).join('/'));
}

function toSource(value: Text): string | null {
  const url = URL.parse(value ?? '');
  if (url === null) return null;
  return isOfTheWeb(url) ? shortened(url.pathname) : toWord(url.protocol.slice(0, -1));
}

function toWord(value: Text): string {
  return value !== null && value !== undefined && WORD.test(value) ? value : 'other';
}

function isOfTheWeb({ protocol }: URL): boolean {
  return /^(?:https?|wss?):$/u.test(protocol);
}

function shortened(path: string): string {
  return path.slice(0, PATH_MAX);
}
