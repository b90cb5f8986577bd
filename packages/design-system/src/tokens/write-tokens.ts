/// <reference types="node" />
// `pnpm --filter @tassis/design-system run tokens`: writes the tokens of both themes as files for design tools.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { themesAsDtcg } from './themes-as-dtcg.ts';

for (const [file, tree] of Object.entries(themesAsDtcg()))
  writeFileSync(join(import.meta.dirname, file), `${JSON.stringify(tree, null, 2)}\n`);
