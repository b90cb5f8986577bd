/** The schema of pg-boss in the database of the API. */
export const JOBS_SCHEMA = 'pgboss';

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

/**
 * When a worker's heartbeat stops, another worker runs its job again, so every job must be safe to run twice.
 */
export const QUEUES = [
  {
    name: 'send-mail',
    policy: 'standard',
    // Retries for less than two days: after 1, 2, 4 … minutes, then every two hours. A server or settings that are wrong on a
    // Saturday can be corrected on a Sunday.
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
    // A person who waits for the mail asks again soon. The job contains an e-mail address, so it is not stored for long.
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
    name: 'make-documents',
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
    // The person who scheduled the publication looks at the site soon after.
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
    // The next hourly run follows anyway.
    retryLimit: 1,
    expireInSeconds: HOUR,
    heartbeatSeconds: MINUTE,
    deleteAfterSeconds: 7 * DAY,
  },
  {
    name: 'sweep-files',
    policy: 'exclusive',
    // The next daily run follows anyway.
    retryLimit: 1,
    expireInSeconds: 6 * HOUR,
    heartbeatSeconds: MINUTE,
    deleteAfterSeconds: 7 * DAY,
  },
  {
    name: 'reseal-secrets',
    policy: 'exclusive',
    // The next hour comes anyway.
    retryLimit: 1,
    expireInSeconds: HOUR,
    heartbeatSeconds: MINUTE,
    deleteAfterSeconds: 7 * DAY,
  },
  {
    name: 'scan-warnings',
    policy: 'exclusive',
    // The next hourly run follows anyway.
    retryLimit: 1,
    expireInSeconds: HOUR,
    heartbeatSeconds: MINUTE,
    deleteAfterSeconds: 7 * DAY,
  },
] as const;

/** The data of a job in each queue. */
export type JobData = {
  'send-mail': { mailId: string };
  /** `domiciliationId`: the domiciliation that the order renews; null for other orders. */
  'make-documents': { orderId: string; domiciliationId: string | null };
  /** The message of an order which may still be unread. */
  'tell-of-messages': { messageId: string };
  /** `publishAt` distinguishes a scheduled publication from a later one of the same package. */
  'publish-package': { packageId: string; publishAt: string };
  /** The time at which a banner appears or disappears. */
  'move-content-version': Record<string, never>;
  'forgot-password': { email: string };
  purge: Record<string, never>;
  'sweep-files': Record<string, never>;
  'reseal-secrets': Record<string, never>;
  'scan-warnings': Record<string, never>;
};

/** The priority of a job that a person waits for; the others have 0. */
export const AWAITED = 10;
export const PRIORITIES = [0, AWAITED] as const;
export type Priority = (typeof PRIORITIES)[number];
export type QueueName = (typeof QUEUES)[number]['name'];
