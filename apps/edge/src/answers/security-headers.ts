/** What a page may load and call. */
export interface PolicyParts {
  /** Other origins that it may call. */
  connectOrigins: readonly string[];
  /** The hashes of its inline scripts. */
  scriptHashes?: readonly string[];
}

/** Where browsers report violations of a policy. */
const reports = '/api/csp-reports';

/** The content security policy of a page. An answer with inline scripts replaces the header by its own policy. */
export const contentSecurityPolicy = ({ connectOrigins, scriptHashes = [] }: PolicyParts): string =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...scriptHashes.map((hash) => `'${hash}'`)].join(' '),
    "style-src 'self'",
    ["connect-src 'self'", ...connectOrigins].join(' '),
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "frame-src 'none'",
    "worker-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    `report-uri ${reports}`,
    'report-to csp',
  ].join('; ');

/** Headers of every answer of the site itself. */
export function siteHeaders(policy: PolicyParts): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(policy),
    'reporting-endpoints': `csp="${reports}"`,
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  };
}

/** Headers of the edge's own answers under `/api`: data, never framed, sniffed, run as a script or cached. */
export const apiAnswerHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-site',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
};
