import {
  listAdminOrderMessages,
  listClientOrderMessages,
  markAdminOrderMessagesAsRead,
  markClientOrderMessagesAsRead,
  sendAdminOrderMessage,
  sendClientOrderMessage,
} from '@tassis/contracts';

/** The operations of an order's thread, by the side that reads it. */
export const THREAD_CALLS = {
  client: {
    list: listClientOrderMessages,
    send: sendClientOrderMessage,
    markAsRead: markClientOrderMessagesAsRead,
  },
  staff: {
    list: listAdminOrderMessages,
    send: sendAdminOrderMessage,
    markAsRead: markAdminOrderMessagesAsRead,
  },
} as const;

/** Whose thread it is: the order, and the side on which the reader stands. */
export type ThreadPlace = { orderId: string; side: keyof typeof THREAD_CALLS };
