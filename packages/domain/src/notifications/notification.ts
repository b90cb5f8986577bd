export const NOTIFICATION_TYPES = [
  'order',
  'document',
  'bill',
  'warning',
  'partner',
  'system',
] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

/** What happened; the catalogues have a title and a text for each. */
export const NOTIFICATION_CODES = [
  'order_received',
  'order_moved',
  'order_needs_correction',
  'order_note',
  'document_added',
  'document_accepted',
  'document_refused',
  'bill_issued',
  'bill_reminder',
  'bill_paid',
  'bill_cancelled',
  'warning_step',
  'domiciliation_renewed',
  'partner_validated',
  'partner_rejected',
  'partner_request',
  'partner_request_accepted',
  'partner_request_refused',
  'message_answered',
] as const;
export type NotificationCode = (typeof NOTIFICATION_CODES)[number];

/** About which of these a person also wants e-mails; what the law asks us to send is sent anyway. */
export type NotificationPreferences = {
  readonly order: boolean;
  readonly document: boolean;
  readonly bill: boolean;
  readonly warning: boolean;
};
