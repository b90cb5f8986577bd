import { once } from 'node:events';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { startDevServers } from '../../dev/dev-servers.mjs';

it('a development server that fails to start ends the start', async () => {
  const occupant = createServer().listen(0);
  await once(occupant, 'listening');
  const address = occupant.address();
  const sitePort = typeof address === 'object' ? (address?.port ?? 0) : 0;
  const behind = { sitePort: 1, apiPort: 2 };
  await expect(
    startDevServers({ sitePort, areaPorts: {}, behind, dataDirectory: tmpdir() }),
  ).rejects.toThrow('The development server of shell ended (1).');
  occupant.close();
});
