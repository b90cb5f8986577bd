import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { TLSSocket } from 'node:tls';
import { done, left, formatError, type Point } from './point.ts';

const PATIENCE_MS = 10_000;
const DAY_MS = 86_400_000;
/** Certificates are renewed a month before their end: at two weeks, the renewal has failed. */
const DAYS_MIN = 14;

/** Whether the edge knows its trusted proxies. It does not terminate TLS, so a proxy is in front of it. */
export function checkProxies(trusted: string | null): Point {
  const name = 'Trusted proxies';
  if (trusted !== null && trusted !== 'none') return done(name, trusted);
  return left(
    name,
    'TRUSTED_PROXIES names nobody: behind the proxy that ends TLS all visitors look like one, and share its limits.',
    'Set TRUSTED_PROXIES=loopback when nginx or Caddy runs on this machine, else its address; then restart the service.',
  );
}

type Options = { now: Date; authority?: string | undefined };

/** Whether the public address answers over TLS, and how long its certificate is good. */
export async function checkSite(siteUrl: string, { now, authority }: Options): Promise<Point[]> {
  const name = 'Site';
  const serve = 'Compare nginx or Caddy with deploy/nginx.conf or deploy/Caddyfile.';
  if (!siteUrl.startsWith('https://')) {
    const how = 'Set SITE_URL=https://… in the environment file, then restart the service.';
    return [left(name, `SITE_URL is ${siteUrl}, which no TLS protects.`, how)];
  }
  try {
    const { status, lastDay } = await ask(siteUrl, authority);
    return [
      status < 400
        ? done(name, `${siteUrl} answers`)
        : left(name, `${siteUrl} answers ${status}.`, `Is the service running? ${serve}`),
      checkCertificate(lastDay, now),
    ];
  } catch (error) {
    const how = `Does the name lead to this machine, and are ports 80 and 443 open? ${serve}`;
    return [left(name, `${siteUrl} cannot be reached over TLS: ${formatError(error)}`, how)];
  }
}

function checkCertificate(lastDay: Date, now: Date): Point {
  const days = Math.floor((lastDay.getTime() - now.getTime()) / DAY_MS);
  const found = `good until ${lastDay.toISOString().slice(0, 10)}, ${days} days`;
  if (days >= DAYS_MIN) return done('Certificate', found);
  const how = 'It should have been renewed by now: `certbot renew`, or look into the log of Caddy.';
  return left('Certificate', `Only ${found}.`, how);
}

/** Fails, too, when the certificate is for another host, expired, or signed by an unknown CA. */
async function ask(siteUrl: string, ca: string | undefined) {
  const response = await new Promise<IncomingMessage>((answered, failed) => {
    const options = { method: 'HEAD', agent: false, timeout: PATIENCE_MS, ...(ca && { ca }) };
    const asked = request(siteUrl, options, answered);
    asked.on('timeout', () => asked.destroy(new Error('no answer within ten seconds')));
    asked.on('error', failed).end();
  });
  const { socket } = response;
  if (!(socket instanceof TLSSocket)) throw new Error('no TLS');
  const lastDay = new Date(socket.getPeerCertificate().valid_to);
  response.destroy();
  return { status: response.statusCode ?? 0, lastDay };
}
