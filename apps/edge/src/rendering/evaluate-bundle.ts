import { readFile } from 'node:fs/promises';
import { createRequire, isBuiltin } from 'node:module';
import vm from 'node:vm';

const nodeRequire = createRequire(import.meta.url);

/** Modules that a bundle may ask for, by name. */
export type Provided = Readonly<Record<string, unknown>>;

/**
 * Evaluates a server bundle and returns what it exports. It gets Node's own modules and what is provided, nothing
 * else; nobody keeps it, so that a release that is gone frees its memory.
 */
export async function evaluateBundle(file: string, provided: Provided = {}): Promise<unknown> {
  const code = await readFile(file, 'utf8');
  const module: { exports: unknown } = { exports: {} };
  const require = (name: string): unknown => {
    if (Object.hasOwn(provided, name)) return provided[name];
    if (isBuiltin(name)) return nodeRequire(name);
    throw new Error(`${file} asks for ${name}, which the shell does not provide`);
  };
  const run: unknown = vm.compileFunction(code, ['module', 'exports', 'require'], {
    filename: file,
  });
  if (typeof run === 'function') Reflect.apply(run, undefined, [module, module.exports, require]);
  return module.exports;
}
