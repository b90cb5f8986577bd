/** What the history of a client tells of. */
export const CLIENT_EVENT_KINDS = [
  'registered',
  'order_placed',
  'order_moved',
  'order_noted',
  'bill_issued',
  'credit_note_issued',
  'payment_recorded',
  'document_added',
  'domiciliation_opened',
  'client_noted',
  'contact_asked',
  'callback_asked',
  'message_received',
  'message_sent',
  'mailed',
] as const;

export type ClientEventKind = (typeof CLIENT_EVENT_KINDS)[number];
