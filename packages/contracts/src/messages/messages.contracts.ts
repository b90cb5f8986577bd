import { listAdminOrderMessages } from './list-admin-order-messages.ts';
import { listClientOrderMessages } from './list-client-order-messages.ts';
import { markAdminOrderMessagesAsRead } from './mark-admin-order-messages-as-read.ts';
import { markClientOrderMessagesAsRead } from './mark-client-order-messages-as-read.ts';
import { sendAdminOrderMessage } from './send-admin-order-message.ts';
import { sendClientOrderMessage } from './send-client-order-message.ts';

export const messagesContracts = [
  listClientOrderMessages,
  sendClientOrderMessage,
  markClientOrderMessagesAsRead,
  listAdminOrderMessages,
  sendAdminOrderMessage,
  markAdminOrderMessagesAsRead,
] as const;
