import type { OrderStatus } from '../orders/status.ts';
import type { PartnerRequestKind } from '../partners/partner-status.ts';
import type { WarningStatus } from '../warnings/warning-status.ts';

export const NOTIFICATION_TYPES = [
  'order',
  'document',
  'bill',
  'warning',
  'partner',
  'system',
] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

/** The codes of notifications; the catalogues have a title and a text for each. */
export const NOTIFICATION_CODES = [
  'order_received',
  'order_moved',
  'order_needs_correction',
  'order_note',
  'order_message',
  'document_added',
  'document_accepted',
  'document_refused',
  'bill_issued',
  'bill_reminder',
  'bill_paid',
  'bill_cancelled',
  'bill_refund',
  'bill_refunded',
  'warning_step',
  'domiciliation_renewed',
  'domiciliation_closed',
  'certificate_ending',
  'partner_validated',
  'partner_rejected',
  'partner_request',
  'partner_request_accepted',
  'partner_request_refused',
  'partner_revoked',
  'message_answered',
] as const;
export type NotificationCode = (typeof NOTIFICATION_CODES)[number];

type OfOrder = { readonly reference: string };
type OfBill = { readonly number: string };
/** `amount` in MAD is what goes back to the client; absent where nothing does, and in older notifications. */
type OfRefund = OfBill & { readonly amount?: number };
type OfDocument = { readonly name: string };
/** What a client has decided of a partner's request; `kind` is absent in older notifications. */
type OfAnswer = { readonly client: string; readonly kind?: PartnerRequestKind };
type Nothing = Readonly<Record<string, never>>;

/** The parameters of each text; days as `2026-11-21`, statuses as codes. */
export type NotificationParams = {
  order_received: OfOrder;
  order_moved: OfOrder & { readonly status: OrderStatus };
  order_needs_correction: OfOrder;
  order_note: OfOrder;
  order_message: OfOrder;
  document_added: OfDocument;
  document_accepted: OfDocument & { readonly reason?: string };
  document_refused: OfDocument & { readonly reason: string };
  bill_issued: OfBill;
  bill_reminder: OfBill;
  bill_paid: OfBill;
  bill_cancelled: OfRefund;
  bill_refund: OfRefund;
  bill_refunded: OfRefund;
  warning_step: {
    readonly company: string;
    readonly date: string;
    readonly status: WarningStatus;
  };
  domiciliation_renewed: { readonly company: string; readonly date: string };
  domiciliation_closed: { readonly company: string; readonly reason: string };
  certificate_ending: OfOrder & { readonly date: string };
  partner_validated: Nothing;
  partner_rejected: { readonly reason: string };
  partner_request: { readonly partner: string };
  partner_request_accepted: OfAnswer;
  partner_request_refused: OfAnswer;
  partner_revoked: OfAnswer;
  message_answered: { readonly subject: string };
};

/** The types of which a client chooses how to be told. Of the others they are always told. */
export const CHOSEN_TYPES = [
  'order',
  'document',
  'bill',
  'warning',
] as const satisfies readonly NotificationType[];
export type ChosenType = (typeof CHOSEN_TYPES)[number];

/** By mail, and in the list of notifications on the site. */
export const NOTIFICATION_CHANNELS = ['mail', 'site'] as const;
export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number];

/** Of which types a client wants to be told, and how. What the law or a contract asks for is mailed nevertheless. */
export type NotificationPreferences = Readonly<
  Record<ChosenType, Readonly<Record<NotificationChannel, boolean>>>
>;

/** What waits for a client's answer, or what no mail tells of: it is told on the site whatever they chose. */
const ALWAYS_TOLD = [
  'order_needs_correction',
  'order_message',
  'document_refused',
  'bill_refund',
  'domiciliation_closed',
] as const satisfies readonly NotificationCode[];

/** A new client is told of everything, both ways. */
export const ALL_NOTIFICATIONS: NotificationPreferences = {
  order: { mail: true, site: true },
  document: { mail: true, site: true },
  bill: { mail: true, site: true },
  warning: { mail: true, site: true },
};

/** Whether a client is told on the site whatever they chose. */
export function isAlwaysTold(code: NotificationCode): boolean {
  return ALWAYS_TOLD.some((always) => always === code);
}

/** Whether a client who has turned it on is told of this type on the site. */
export function isWantedOnSite(preferences: NotificationPreferences, type: NotificationType) {
  return !isChosenType(type) || preferences[type].site;
}

function isChosenType(type: NotificationType): type is ChosenType {
  return CHOSEN_TYPES.some((chosen) => chosen === type);
}
