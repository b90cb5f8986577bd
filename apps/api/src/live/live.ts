import { Readable } from 'node:stream';
import type { Change } from '@tassis/contracts';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/client.ts';
import { HttpError } from '../http/http-error.ts';
import { findLivingRoles } from '../sessions/session.repository.ts';
import type { Session } from '../sessions/sessions.ts';
import { parseAnnouncement, type Announcement } from './announcement.ts';
import { listenToDatabase } from './listen-to-database.ts';

/** Shorter than the idle timeout of any proxy; the edge's is 35 s. */
const HEARTBEAT_MS = 15_000;
/** Streams of one session; the tabs of a browser share one. */
const OF_SESSION_MAX = 6;
const OF_PROCESS_MAX = 5000;
/** How many bytes are buffered for a slow reader; beyond, the stream is closed and the browser reconnects. */
const WAITING_MAX = 64 * 1024;
const RETRY_AFTER_SECONDS = 30;
/** A page loads its data at most this long before its stream opens. */
const RECENT_MS = 60_000;
/** Fits well into the buffer of a stream. When more has changed, the page is told to reload all its data. */
const RECENT_MAX = 200;
const ALL: Announcement = { type: 'all', id: null, version: null, client: null };

export type Live = ReturnType<typeof createLive>;

type Parts = {
  databaseUrl: string;
  db: Database;
  clock: Clock;
  heartbeatMs?: number;
  recentMs?: number;
};
type Stream = { session: Session; body: Readable };

/**
 * Streams of changes in the database, whichever process makes them. This process listens by one connection of its own. Each
 * stream starts with the changes of the last minute, because its page may have loaded its data before them.
 */
export function createLive({
  databaseUrl,
  db,
  clock,
  heartbeatMs = HEARTBEAT_MS,
  recentMs = RECENT_MS,
}: Parts) {
  const streams = new Set<Stream>();
  /** The announcements of the last minute, oldest first, with which a new stream starts. */
  let recent: { announcement: Announcement; at: number }[] = [];
  let log: Pick<FastifyBaseLogger, 'warn'> | undefined;
  let listener: ReturnType<typeof listenToDatabase> | undefined;
  let heartbeat: NodeJS.Timeout | undefined;
  let isClosed = false;

  const send = (stream: Stream, text: string) => {
    stream.body.push(text);
    if (stream.body.readableLength > WAITING_MAX) stream.body.destroy();
  };
  const keep = (announcement: Announcement) => {
    const now = clock().getTime();
    recent = recent.filter(({ at }) => now - at < recentMs);
    if (recent.length === RECENT_MAX) recent = [{ announcement: ALL, at: now }];
    recent.push({ announcement, at: now });
  };
  const tell = (announcement: Announcement) => {
    keep(announcement);
    const text = toEvent(announcement);
    for (const stream of streams) if (isFor(stream.session, announcement)) send(stream, text);
  };
  const toldLately = (session: Session) => {
    const now = clock().getTime();
    return recent
      .filter(({ announcement, at }) => now - at < recentMs && isFor(session, announcement))
      .map(({ announcement }) => toEvent(announcement))
      .join('');
  };
  const beat = async () => {
    for (const stream of streams) send(stream, ':\n\n');
    const ids = [...streams].map(({ session }) => session.sessionId);
    const roles = await findLivingRoles(db, ids, clock());
    for (const { session, body } of streams) {
      // A stream that opened during the query is checked the next time.
      if (!ids.includes(session.sessionId)) continue;
      if (roles.get(session.sessionId) !== session.role) body.push(null);
    }
  };

  return {
    /** The open streams of this process. */
    count: () => streams.size,

    /** Starts to listen; earlier announcements are missed. */
    listen: (logger: Pick<FastifyBaseLogger, 'warn'>) => {
      log = logger;
      listener = listenToDatabase(databaseUrl, {
        onPayload: (payload) => {
          const announcement = parseAnnouncement(payload);
          if (announcement !== null) tell(announcement);
        },
        onGap: () => tell(ALL),
        onError: (error) => log?.warn({ err: error }, 'changes are not heard'),
      });
    },

    /** The changes that this session may see, as server-sent events. */
    open(session: Session): Readable {
      const own = [...streams].filter((each) => each.session.sessionId === session.sessionId);
      if (isClosed || streams.size >= OF_PROCESS_MAX) {
        throw new HttpError('overloaded', { retryAfterSeconds: RETRY_AFTER_SECONDS });
      }
      if (own.length >= OF_SESSION_MAX) {
        throw new HttpError('too_many_requests', { retryAfterSeconds: RETRY_AFTER_SECONDS });
      }
      heartbeat ??= setInterval(
        () =>
          void beat().catch((error: unknown) => log?.warn({ err: error }, 'sessions not asked')),
        heartbeatMs,
      ).unref();
      const stream = { session, body: new Readable({ read: () => undefined }) };
      streams.add(stream);
      stream.body.once('close', () => streams.delete(stream));
      send(stream, `:\n\n${toldLately(session)}`);
      return stream.body;
    },

    /** Ends every stream, and stops listening. */
    async close(): Promise<void> {
      isClosed = true;
      clearInterval(heartbeat);
      for (const { body } of streams) body.push(null);
      await listener?.close();
    },
  };
}

/** The staff see every change except other people's notifications; a client or a partner sees their own. */
function isFor({ role, userId }: Session, { client, type }: Announcement): boolean {
  if (client === userId || type === 'all') return true;
  return role === 'admin' && type !== 'notification';
}

function toEvent({ type, id, version, order }: Change): string {
  return `data: ${JSON.stringify({ type, id, version, order })}\n\n`;
}
