// @ts-check
// `npm run build`: installs the libraries and builds all apps. In production a start needs it done before, and only reads the tree.
import { exitWith } from './failure.mjs';
import { build } from './start/prepare.mjs';
import { readSettings } from './start/settings.mjs';

try {
  await build(readSettings().dataDirectory);
} catch (error) {
  exitWith(error);
}
