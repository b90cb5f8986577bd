import { streamChanges } from '@tassis/contracts';
import * as z from 'zod/mini';

/** What a trigger of the database announces: a change, and which client it is about. */
const Announcement = z.extend(streamChanges.response.schema, { client: z.nullable(z.uuid()) });

export type Announcement = z.output<typeof Announcement>;

/** The channel on which the triggers announce. */
export const CHANNEL = 'changes';

/** Null for an announcement that only a newer release understands. */
export function parseAnnouncement(payload: string): Announcement | null {
  return z.safeParse(Announcement, JSON.parse(payload)).data ?? null;
}
