import type { AppStatus } from '@tassis/platform/release';
import type { ReleaseTexts } from './messages/fr.ts';

/** The name of an app: its id, which its team knows it by. */
export function nameOf({ id }: Pick<AppStatus, 'id'>, texts: ReleaseTexts): string {
  return id === 'shell' ? texts.shell : id;
}

/** The kind of a failure in words; a kind that this shell does not know by its own name. */
export function nameOfKind(kind: string, { kinds }: ReleaseTexts): string {
  return kinds[kind] ?? kind;
}

/** All failures of all kinds. */
export function sumOf(failures: Readonly<Record<string, number>>): number {
  return Object.values(failures).reduce((sum, times) => sum + times, 0);
}
