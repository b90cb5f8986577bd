// @ts-check
import { randomBytes } from 'node:crypto';
import { parseEnv } from 'node:util';
import { Failure } from '../failure.mjs';

/**
 * The text of `deploy/.env`: the site's address and new secrets, what `deploy/compose.yaml` asks for.
 * @param {string} siteUrl `https://example.ma`, or `https://localhost` with a certificate that only this machine knows
 */
export function composeEnvironment(siteUrl) {
  // Not URL.parse, which Node 20 lacks.
  const site = URL.canParse(siteUrl) ? new URL(siteUrl) : undefined;
  if (site?.protocol !== 'https:' || site.origin !== siteUrl || site.port !== '')
    throw new Failure(
      `“${siteUrl}” is no address of a site.`,
      'Give its origin: npm run deploy:up -- https://example.ma',
    );
  const { hostname } = site;
  const names = hostname === 'localhost' ? hostname : `${hostname}, www.${hostname}`;
  return `# Made by \`npm run deploy:up\`, read by compose.yaml. Keep a copy of the secrets elsewhere.
SITE_URL=${siteUrl}
SITE_NAMES='${names}'
SESSION_SECRET=${secret()}
EDGE_SECRET=${secret()}
# While they are rotated, the ones before: docs/how-to/rotate-keys.md.
SESSION_SECRET_PREVIOUS=
EDGE_SECRET_PREVIOUS=
POSTGRES_PASSWORD=${secret()}
API_DATABASE_PASSWORD=${secret()}
RELEASE_DATABASE_PASSWORD=${secret()}
STORE_KEY_ID=tassis
STORE_SECRET=${secret()}
# The mail server (smtps://user:password@host); without one, all mails are kept and shown at http://localhost:8025.
SMTP_URL=
# The account of the synthetic order, an address of yours: docs/how-to/watch-production.md.
PROBE_EMAIL=
PROBE_PASSWORD=${secret()}
# Where traces go (http://collector:4318); nowhere when empty. Then what the collector asks for (authorization=…), and the share of
# requests that is traced.
OTEL_EXPORTER_OTLP_ENDPOINT=
OTEL_EXPORTER_OTLP_HEADERS=
OTEL_TRACES_SAMPLER_ARG=1
# Where backups go every night: s3://<bucket>/<folder> of another provider, encrypted for BACKUP_RECIPIENTS (age1…). When BACKUP_DIR is empty,
# into a volume of this machine, which is lost with it: docs/how-to/back-up.md.
BACKUP_DIR=
BACKUP_RECIPIENTS=
BACKUP_S3_ENDPOINT=
BACKUP_S3_REGION=
BACKUP_S3_ACCESS_KEY_ID=
BACKUP_S3_SECRET_ACCESS_KEY=
BACKUP_LOST_FILES=
`;
}

/**
 * What is to be said loudly of a `deploy/.env`: a site for others whose mails reach nobody. Undefined when all is well.
 * @param {string} text
 */
export function warnOfCaughtMails(text) {
  const { SITE_URL: site, SMTP_URL: server } = parseEnv(text);
  if (site === 'https://localhost' || server) return undefined;
  return `${site} sends no mails: they are caught, count as sent and are lost with the container.
  Write SMTP_URL into deploy/.env before anybody registers, then npm run deploy:up again.`;
}

/** Of letters and digits alone: it stands in addresses. */
function secret() {
  return randomBytes(32).toString('hex');
}
