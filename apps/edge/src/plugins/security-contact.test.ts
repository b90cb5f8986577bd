import Fastify from 'fastify';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { securityContact } from './security-contact.ts';

const DAY = 86_400_000;
const get = async (now: Date) => {
  const app = Fastify();
  await app.register(securityContact, { siteUrl: 'https://tassis.ma', clock: () => now });
  return app.inject('/.well-known/security.txt');
};

test.each(['2026-11-30T00:00:00Z', '2026-11-30T23:59:59Z', '2032-02-29T12:00:00Z'])(
  'security.txt at %s expires in more than a month and less than a year',
  async (at) => {
    const now = new Date(at);
    const { headers, body } = await get(now);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    const expires = Date.parse(/^Expires: (\S+)$/m.exec(body)?.[1] ?? '');
    expect((expires - now.getTime()) / DAY).toBeGreaterThan(30);
    expect((expires - now.getTime()) / DAY).toBeLessThan(365);
    expect(body).toContain('\nCanonical: https://tassis.ma/.well-known/security.txt\n');
  },
);

test('it names the address of SECURITY.md', async () => {
  const [, address = ''] = /^Contact: mailto:(\S+)$/m.exec((await get(new Date())).body) ?? [];
  const file = path.resolve(import.meta.dirname, '../../../../SECURITY.md');
  expect(await readFile(file, 'utf8')).toContain(`Report a weakness** to ${address},`);
});
