// @ts-check
// `npm start`: prepares what changed, starts database, API and site, and prints their addresses.
import { exitWith } from './failure.mjs';
import { endWithInput } from './start/end-with-input.mjs';
import { assertPortsFree } from './start/ports.mjs';
import { prepare } from './start/prepare.mjs';
import { assertNotRunning } from './start/previous-run.mjs';
import { readSettings } from './start/settings.mjs';
import { tellServiceManager } from './start/service-manager.mjs';
import { Supervisor } from './start/supervisor.mjs';
import { printWelcome } from './start/welcome.mjs';

endWithInput();
try {
  const settings = readSettings();
  await assertNotRunning(settings.dataDirectory);
  await assertPortsFree(settings);
  await prepare(settings);
  const supervisor = new Supervisor(settings);
  await supervisor.startAll();
  printWelcome(settings);
  tellServiceManager();
} catch (error) {
  exitWith(error);
}
