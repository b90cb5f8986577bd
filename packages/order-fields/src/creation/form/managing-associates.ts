import { getFullName } from '../../people/person-values.ts';
import { manages } from './associate-values.ts';
import type { CreationMembers } from './creation-form.ts';

/** The names of the associates who become managers by themselves: people only. */
export function getManagingAssociates({ associates }: CreationMembers): string[] {
  return associates.items
    .map(({ part }) => part.values)
    .filter(manages)
    .map(getFullName);
}
