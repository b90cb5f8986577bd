// @ts-check
// `npm run build`: installs the libraries and builds all apps. In production it must run before a start, which only reads the result.
import { exitWith } from './failure.mjs';
import { build } from './start/prepare.mjs';
import { readSettings } from './start/settings.mjs';

try {
  await build(readSettings().dataDirectory);
} catch (error) {
  exitWith(error);
}
