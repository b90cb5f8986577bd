import { streamChanges } from '@tassis/contracts';
import * as z from 'zod/mini';

/** An announcement of a database trigger: a change, and the client it belongs to. */
const Announcement = z.extend(streamChanges.response.schema, { client: z.nullable(z.uuid()) });

export type Announcement = z.output<typeof Announcement>;

/** The channel on which the triggers announce. */
export const CHANNEL = 'changes';

/** Null for an announcement that only a newer release understands. */
export function parseAnnouncement(payload: string): Announcement | null {
  return z.safeParse(Announcement, JSON.parse(payload)).data ?? null;
}
