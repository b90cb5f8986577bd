// @ts-check
// `npm run sbom`: what production is made of, with licences, as CycloneDX in `sbom.cdx.json`. See SECURITY.md.
import { exitWith } from './failure.mjs';
import { run } from './toolchain.mjs';

const file = 'sbom.cdx.json';
const format = ['--sbom-format', 'cyclonedx', '--sbom-spec-version', '1.6'];

try {
  await run('pnpm', ['sbom', ...format, '--sbom-type', 'application', '--prod', '--out', file]);
  console.log(file);
} catch (error) {
  exitWith(error);
}
