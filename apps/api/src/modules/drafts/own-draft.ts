import { OWN_DRAFTS } from './draft.repository.ts';

/** The draft, or a file of it, that a client names. */
export function ownDraft<Named>({ userId }: { userId: string }, named: Named) {
  return { place: OWN_DRAFTS, holderId: userId, ...named };
}
