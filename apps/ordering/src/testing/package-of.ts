import type { Package } from '@tassis/contracts';
import { packagesAnswer } from '@tassis/testing/answers';

/** The published package with this code. */
export function packageOf(code: string): Package {
  const found = packagesAnswer().data.find((each) => each.code === code);
  if (found === undefined) throw new Error(`No sample package ${code}`);
  return found;
}
