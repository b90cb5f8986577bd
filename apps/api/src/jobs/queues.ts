/** Where pg-boss keeps its jobs: a schema of its own, in the house's database. */
export const JOBS_SCHEMA = 'pgboss';

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

/**
 * A worker that dies is noticed by its heartbeat and its job is done again: every job can be done
 * twice.
 */
export const QUEUES = [
  {
    name: 'send-mail',
    policy: 'standard',
    // For less than two days: 1, 2, 4 … minutes apart, then two hours. A server or settings that are
    // wrong on a Saturday are put right on a Sunday.
    retryLimit: 28,
    retryDelay: MINUTE,
    retryBackoff: true,
    retryDelayMax: 2 * HOUR,
    expireInSeconds: 10 * MINUTE,
    heartbeatSeconds: 30,
    deleteAfterSeconds: DAY,
  },
  {
    name: 'forgot-password',
    policy: 'standard',
    // Anyone who waits for the mail asks again soon; what was asked is an address, and is not kept.
    retryLimit: 3,
    retryDelay: MINUTE,
    expireInSeconds: MINUTE,
    heartbeatSeconds: 30,
    deleteAfterSeconds: HOUR,
  },
  {
    name: 'tell-of-messages',
    policy: 'standard',
    retryLimit: 12,
    retryDelay: MINUTE,
    retryBackoff: true,
    retryDelayMax: 2 * HOUR,
    expireInSeconds: 10 * MINUTE,
    heartbeatSeconds: 30,
    deleteAfterSeconds: DAY,
  },
  {
    name: 'make-papers',
    policy: 'standard',
    retryLimit: 12,
    retryDelay: MINUTE,
    retryBackoff: true,
    retryDelayMax: 2 * HOUR,
    expireInSeconds: 10 * MINUTE,
    heartbeatSeconds: 30,
    deleteAfterSeconds: DAY,
  },
  {
    name: 'publish-package',
    policy: 'standard',
    // Anyone who planned it looks at the site soon after.
    retryLimit: 28,
    retryDelay: 10,
    retryBackoff: true,
    retryDelayMax: HOUR,
    expireInSeconds: MINUTE,
    heartbeatSeconds: 30,
    deleteAfterSeconds: 7 * DAY,
  },
  {
    name: 'move-content-version',
    policy: 'standard',
    // A banner that appears or disappears late is seen by every visitor.
    retryLimit: 28,
    retryDelay: 10,
    retryBackoff: true,
    retryDelayMax: HOUR,
    expireInSeconds: MINUTE,
    heartbeatSeconds: 30,
    deleteAfterSeconds: DAY,
  },
  {
    name: 'purge',
    policy: 'exclusive',
    // The next hour comes anyway.
    retryLimit: 1,
    expireInSeconds: HOUR,
    heartbeatSeconds: MINUTE,
    deleteAfterSeconds: 7 * DAY,
  },
  {
    name: 'sweep-files',
    policy: 'exclusive',
    // The next day comes anyway.
    retryLimit: 1,
    expireInSeconds: 6 * HOUR,
    heartbeatSeconds: MINUTE,
    deleteAfterSeconds: 7 * DAY,
  },
  {
    name: 'scan-warnings',
    policy: 'exclusive',
    // The next hour comes anyway.
    retryLimit: 1,
    expireInSeconds: HOUR,
    heartbeatSeconds: MINUTE,
    deleteAfterSeconds: 7 * DAY,
  },
] as const;

/** What a job of each queue carries. */
export type JobData = {
  'send-mail': { mailId: string };
  /** Of an order; of one that renews, also what it renews. */
  'make-papers': { orderId: string; domiciliationId: string | null };
  /** Of an order, that nobody may have read. */
  'tell-of-messages': { messageId: string };
  /** `publishAt` tells a plan from a later one of the same package. */
  'publish-package': { packageId: string; publishAt: string };
  /** When a banner appears or disappears. */
  'move-content-version': Record<string, never>;
  'forgot-password': { email: string };
  purge: Record<string, never>;
  'sweep-files': Record<string, never>;
  'scan-warnings': Record<string, never>;
};

/** The priority of a job that a person waits for; of all others it is 0. */
export const AWAITED = 10;
export const PRIORITIES = [0, AWAITED] as const;
export type Priority = (typeof PRIORITIES)[number];
export type QueueName = (typeof QUEUES)[number]['name'];
