import { NOTIFICATION_TYPES } from '@tassis/domain';
import * as z from '@tassis/contracts/schema';
import { ListMeta } from '../answers.ts';
import { listQuery } from '../list-query.ts';
import { wrong } from '../rule.ts';

/** Title and body are in the language of the request. */
export const Notification = z.object({
  id: z.uuid(),
  type: z.enum(NOTIFICATION_TYPES),
  title: z.string(),
  body: z.string(),
  /** A path of the site. */
  link: z.nullable(z.string()),
  read_at: z.nullable(z.string()),
  archived_at: z.nullable(z.string()),
  created_at: z.string(),
});

export const NotificationType = z.enum(NOTIFICATION_TYPES, wrong);

/** `archived=true` lists archived notifications only; other lists leave them out. */
export const notificationQuery = {
  ...listQuery,
  unread: z.optional(z.enum(['true', 'false'], wrong)),
  archived: z.optional(z.enum(['true', 'false'], wrong)),
};

const counted = z.number();

/**
 * A page of notifications. `count` is the number of unread ones under this filter, `meta.counts` the number of each
 * type, up to a thousand.
 */
export const NotificationList = z.object({
  success: z.literal(true),
  data: z.array(Notification),
  count: counted,
  meta: z.extend(ListMeta, {
    counts: z.object({
      order: counted,
      document: counted,
      bill: counted,
      warning: counted,
      partner: counted,
      system: counted,
    }),
  }),
});

export type Notification = z.output<typeof Notification>;
export type NotificationList = z.output<typeof NotificationList>;
