// @ts-check
// `pnpm release:rollback <app>[@version]…`, `release:disable <area>`, `release:enable <area>`, `release:promote <area>`,
// `release:drop <area>`, `release:remove <area>`, `release:bad <app>@<version>`, `release:list [app]`, `release:status`,
// `release:clean`, `release:push <app>@<version> <store>`: the release store; nothing is built.
import { exitWith } from './failure.mjs';
import { storeCommand } from './release/store-command.mjs';

try {
  const [command = '', ...parameters] = process.argv.slice(2);
  process.exitCode = await storeCommand(command, parameters);
} catch (error) {
  exitWith(error);
}
