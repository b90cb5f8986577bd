import type { AppStatus } from '@tassis/platform/release';
import type { ReleaseTexts } from './messages/fr.ts';

/** The name of an app: its id, by which its team knows it. */
export function getAppName({ id }: Pick<AppStatus, 'id'>, texts: ReleaseTexts): string {
  return id === 'shell' ? texts.shell : id;
}

/** A failure kind as a text; an unknown kind keeps its own name. */
export function getKindName(kind: string, { kinds }: ReleaseTexts): string {
  return kinds[kind] ?? kind;
}

/** The number of failures of all kinds. */
export function countFailures(failures: Readonly<Record<string, number>>): number {
  return Object.values(failures).reduce((sum, times) => sum + times, 0);
}
