import { getFullName } from '../../people/person-values.ts';
import { manages } from './associate-values.ts';
import type { CreationMembers } from './creation-form.ts';

/** The names of the associates who become managers; a company cannot. */
export function getManagingAssociates({ associates }: CreationMembers): string[] {
  return associates.items
    .map(({ part }) => part.values)
    .filter(manages)
    .map(getFullName);
}
