// @ts-check
// `pnpm dev [area…]`: the named areas (all without a name) hot-reload inside the shell, on the real API.
import { areaIds } from './areas.mjs';
import { startDevServers } from './dev/dev-servers.mjs';
import { systemBehind } from './dev/system-behind.mjs';
import { exitWith, Failure } from './failure.mjs';
import { endWithInput } from './start/end-with-input.mjs';
import { freePorts } from './start/ports.mjs';
import { readSettings } from './start/settings.mjs';

const firstAreaPort = 3101;

endWithInput();
try {
  const areas = process.argv.length > 2 ? process.argv.slice(2) : areaIds;
  const unknown = areas.find((area) => !areaIds.includes(area));
  if (unknown) throw new Failure(`There is no area ${unknown}.`, `Areas: ${areaIds.join(', ')}`);
  await develop([...new Set(areas)]);
} catch (error) {
  exitWith(error);
}

/** @param {string[]} areas */
async function develop(areas) {
  const settings = readSettings();
  const freePort = freePorts(settings.dataDirectory);
  const behind = await systemBehind(settings, freePort);
  const sitePort = await freePort(settings.sitePort, 'the site under work');
  /** @type {Record<string, number>} */
  const areaPorts = {};
  for (const area of areas) areaPorts[area] = await freePort(firstAreaPort, area);
  await startDevServers({ sitePort, areaPorts, behind, dataDirectory: settings.dataDirectory });
  const places = areas.map((area) => `${area} (${areaPorts[area]})`).join(', ');
  console.log(`\n✓ http://localhost:${sitePort}, hot reload of ${places}; Ctrl-C stops.\n`);
}
