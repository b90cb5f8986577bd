import { streamChanges } from './stream-changes.ts';

export const changesContracts = [streamChanges] as const;
