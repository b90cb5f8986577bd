import {
  listAdminOrderMessages,
  listClientOrderMessages,
  markAdminOrderMessagesAsRead,
  markClientOrderMessagesAsRead,
  sendAdminOrderMessage,
  sendClientOrderMessage,
} from '@tassis/contracts';

/** The operations of an order's thread, for each side. */
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

/** The order, and the side of the reader. */
export type ThreadPlace = { orderId: string; side: keyof typeof THREAD_CALLS };
