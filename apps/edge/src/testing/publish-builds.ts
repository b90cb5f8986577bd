/* `publish-builds.ts <store> <build>…`: releases these folders together, and ends with the refusal's words where they are refused. */
import { publishAll } from '../releases/publish.ts';

const [store = '', ...builds] = process.argv.slice(2);
await publishAll(store, builds);
