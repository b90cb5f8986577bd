import { asFields } from '@tassis/contracts';

/** What a folder and a bucket call a file that is not there; a bucket that is not there has another name. */
const NOT_THERE = new Set<unknown>(['ENOENT', 'NoSuchKey']);

/** Whether a storage says that it has no such file. Of an error of another kind nobody knows whether it has. */
export function isNotFound(error: unknown): boolean {
  const { code, name } = asFields(asFields(error)['cause']);
  return NOT_THERE.has(code) || NOT_THERE.has(name);
}
