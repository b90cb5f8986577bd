// @ts-check
// What `pnpm pack` writes into a package: the workspace imports its sources, others import what is built from them.
import { readFileSync } from 'node:fs';
import { ROLES } from '../../packages/domain/src/access/roles.ts';
import { parsed } from '../parsed.mjs';

/**
 * The script that is built from a source; a style sheet or a font is itself.
 * @param {string} file
 */
const toBuilt = (file) => file.replace(/^\.\/src\//, './dist/').replace(/\.tsx?$/, '.js');

/** @param {string} file */
function toCondition(file) {
  const built = toBuilt(file);
  if (!built.endsWith('.js')) return built;
  return { types: built.replace(/\.js$/, '.d.ts'), default: built };
}

/** @param {Record<string, string>} files @param {(file: string) => unknown} toOther */
function mapFiles(files, toOther) {
  return Object.fromEntries(Object.entries(files).map(([name, file]) => [name, toOther(file)]));
}

const shell = new URL('../../apps/shell/shell.json', import.meta.url);

/** The dependencies of a new area, the platform that it is made for, and the roles: the package that creates areas contains all three. @param {object} [versions] */
function template(versions) {
  /** @type {{ platformApi: string }} */
  const { platformApi } = parsed(readFileSync(shell, 'utf8'));
  return { template: { platformApi, roles: ROLES, versions } };
}

export const hooks = {
  /** @param {{ name: string, exports: Record<string, string>, bin?: Record<string, string>, scripts?: object, devDependencies?: object }} manifest */
  beforePacking({ scripts: _scripts, devDependencies, bin, ...manifest }) {
    return {
      ...manifest,
      ...(manifest.name === '@tassis/create-area' && template(devDependencies)),
      ...(bin && { bin: mapFiles(bin, toBuilt) }),
      exports: { ...mapFiles(manifest.exports, toCondition), './package.json': './package.json' },
    };
  },
};
