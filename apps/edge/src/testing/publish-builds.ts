/*
 * `publish-builds.ts <store> <build>…`: releases these folders together and prints each version, or ends with the refusal's words where
 * they are refused; with RELEASE_BUCKET and RELEASE_DATABASE_URL in a store of many machines.
 */
import { readConfig } from '../config.ts';
import { publishAll } from '../releases/publish.ts';
import { ReleaseRefusal } from '../releases/refusal.ts';
import { withSharedStore } from '../releases/shared/join.ts';

const [store = '', ...builds] = process.argv.slice(2);
const { shared } = readConfig(process.env);
const publish = async () => {
  for (const { version } of await publishAll(store, builds)) process.stdout.write(`${version}\n`);
};
try {
  await (shared ? withSharedStore(store, shared, publish) : publish());
} catch (error) {
  if (!(error instanceof ReleaseRefusal)) throw error;
  process.stderr.write(`✗ ${error.message}\n  ${error.hint}\n`);
  process.exitCode = 1;
}
