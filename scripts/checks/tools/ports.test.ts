import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { assertPortsFree, freePorts } from '../../start/ports.mjs';

let busy: Server;
let said: string;
beforeEach(() => {
  said = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    said += String(text);
    return true;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  busy.close();
});

/** A port that another program uses. */
async function takenPort(host: string): Promise<number> {
  busy = createServer().listen(0, host);
  await once(busy, 'listening');
  const address = busy.address();
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}

it.each(['127.0.0.1', '::1'])(
  'a port that is taken at %s is named, and another one is used',
  async (host) => {
    const port = await takenPort(host);
    const freePort = freePorts(tmpdir());
    const first = await freePort(port, 'ordering');
    const second = await freePort(port, 'marketing');
    expect(first).toBeGreaterThan(port);
    expect(second).toBeGreaterThan(first);
    expect(said).toContain(`Port ${port} is taken: ordering is at ${first}\n`);
  },
);

it('two areas never get the same port, without an error', async () => {
  const port = (await takenPort('127.0.0.1')) - 1;
  const freePort = freePorts(tmpdir());
  const first = await freePort(port - 20, 'ordering');
  expect(await freePort(first, 'marketing')).not.toBe(first);
});

it('a start names the port that is taken, and the variable that sets another one', async () => {
  const sitePort = await takenPort('127.0.0.1');
  const hint: unknown = expect.stringContaining('SITE_PORT=');
  const settings = { sitePort, apiPort: sitePort + 1, dataDirectory: tmpdir() };
  await expect(
    assertPortsFree({ ...settings, production: false, startedAt: 0 }),
  ).rejects.toMatchObject({
    message: `Port ${sitePort}, wanted for the site, is in use by another program.`,
    hint,
  });
});
