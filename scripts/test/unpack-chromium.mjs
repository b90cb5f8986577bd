// @ts-check
// `node scripts/test/unpack-chromium.mjs <folder>`: unpacks the Chromium that npm delivers, with the libraries and fonts that it
// needs, so that it runs and renders the same on every Linux machine.
import { chmod, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { inflate } from '@sparticuz/chromium';

const [folder = ''] = process.argv.slice(2);
const archives = fileURLToPath(new URL('../bin/', import.meta.resolve('@sparticuz/chromium')));

// The package unpacks into the system's temporary folder.
process.env['TMPDIR'] = folder;
for (const archive of ['chromium.br', 'fonts.tar.br', 'al2023.tar.br']) {
  await inflate(path.join(archives, archive));
}

const fonts = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;
const start = `#!/bin/sh
here=$(dirname "$0")
export LD_LIBRARY_PATH="$here/al2023/lib" FONTCONFIG_FILE="$here/fonts.conf" XDG_CACHE_HOME="$here/cache"
exec "$here/chromium" "$@"
`;
await writeFile(path.join(folder, 'fonts.conf'), fonts);
await writeFile(path.join(folder, 'start.sh'), start);
await chmod(path.join(folder, 'start.sh'), 0o755);
