import type { FastifyPluginCallback } from 'fastify';

const DAY_MS = 86_400_000;
/** RFC 9116 wants less than a year; scanners complain of less than a month. */
const DAYS = 180;

interface ContactOptions {
  /** The address under which the public knows this site. */
  siteUrl: string;
  clock?: () => Date;
}

/** `GET /.well-known/security.txt` (RFC 9116): where a weakness is reported. SECURITY.md says the same. */
export const securityContact: FastifyPluginCallback<ContactOptions> = (app, options, done) => {
  const { siteUrl, clock = () => new Date() } = options;
  app.get('/.well-known/security.txt', (_request, reply) => {
    // The same all day, so that copies of it agree.
    const expires = new Date((Math.floor(clock().getTime() / DAY_MS) + DAYS) * DAY_MS);
    const lines = [
      'Contact: mailto:security@tassis.ma',
      `Expires: ${expires.toISOString()}`,
      'Preferred-Languages: fr, en',
      `Canonical: ${siteUrl}/.well-known/security.txt`,
    ];
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .send(`${lines.join('\n')}\n`);
  });
  done();
};
