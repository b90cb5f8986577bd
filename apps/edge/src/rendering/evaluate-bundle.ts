import { readFile } from 'node:fs/promises';
import { createRequire, isBuiltin } from 'node:module';
import vm from 'node:vm';

const nodeRequire = createRequire(import.meta.url);

/** Modules that a bundle may require, by name. */
export type Provided = Readonly<Record<string, unknown>>;

/**
 * Evaluates a server bundle and returns its exports. It can require Node's own modules and the provided ones, nothing
 * else. It is not cached, so that the memory of an old release is freed.
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
