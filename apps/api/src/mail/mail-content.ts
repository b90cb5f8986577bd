import type { OrderStatus, PaymentMethod, WarningStatus } from '@tassis/domain';

/** Every mail that the system sends, by template, with the values of its text. Amounts in centimes, days as `2026-11-21`. */
export type MailContent =
  | { template: 'welcome'; firstName: string; verifyToken: string }
  | { template: 'partner-welcome'; firstName: string; verifyToken: string }
  | { template: 'email-verification'; firstName: string; verifyToken: string }
  | { template: 'password-reset'; firstName: string; resetToken: string }
  | { template: 'password-changed'; firstName: string }
  | { template: 'second-factor'; firstName: string; change: 'on' | 'off' | 'codes' }
  | { template: 'order-received'; firstName: string; order: OrderFacts }
  | {
      template: 'order-moved';
      firstName: string;
      order: OrderFacts;
      status: OrderStatus;
      message: string | null;
      /** The paths of the fields to correct, when the order awaits its client. */
      fields: readonly string[];
    }
  | {
      template: 'document-refused';
      firstName: string;
      name: string;
      reason: string;
      /** The path of the page where it is sent again. */
      path: string;
    }
  | {
      template: 'messages-for-client';
      firstName: string;
      order: Pick<OrderFacts, 'id' | 'reference'>;
      messages: readonly MessageFacts[];
    }
  | {
      template: 'messages-for-staff';
      client: string;
      order: Pick<OrderFacts, 'id' | 'reference'>;
      messages: readonly MessageFacts[];
    }
  | { template: 'bill-issued'; firstName: string; bill: BillFacts }
  | {
      template: 'bill-reminder';
      firstName: string;
      bill: BillFacts;
      /** The last day to pay it is past. */
      isOverdue: boolean;
    }
  | {
      template: 'bill-cancelled';
      firstName: string;
      bill: BillFacts;
      creditNote: { id: string; number: string };
      /** The payments of the cancelled bill, which are refunded. */
      refund: number;
    }
  | {
      template: 'bill-refunded';
      firstName: string;
      bill: BillFacts;
      refund: { amount: number; method: PaymentMethod; paidOn: string; reference: string | null };
    }
  | {
      template: 'warning';
      firstName: string;
      domiciliationId: string;
      step: WarningStatus;
      /** Sent whatever the client's preferences. */
      isRequired: boolean;
      companyName: string;
      endDate: string;
      daysLeft: number;
      /** What twelve more months cost, tax included. */
      renewalTotal: number;
    }
  | {
      template: 'domiciliation-renewed';
      firstName: string;
      companyName: string;
      endDate: string;
      months: number;
      /** Of the renewal, tax included. */
      total: number;
      orderId: string;
    }
  | {
      template: 'certificate-ending';
      firstName: string;
      /** The order that asked for the certificate. */
      order: Pick<OrderFacts, 'id' | 'reference'>;
      /** Its last day. */
      endDate: string;
      daysLeft: number;
    }
  | { template: 'partner-validated'; firstName: string }
  | { template: 'partner-rejected'; firstName: string; reason: string }
  | {
      template: 'invitation';
      firstName: string;
      /** The inviter: the partner's business, or the firm. */
      invitedBy: string;
      role: 'client' | 'partner' | 'admin' | 'content_admin';
      token: string;
    }
  | {
      template: 'partner-request';
      firstName: string;
      partner: string;
      kind: 'link' | 'order';
      requestId: string;
    }
  | { template: 'message-answered'; name: string; question: string; answer: string }
  /** `plannedAt` is the time in Morocco. */
  | { template: 'publication-skipped'; name: string; packageId: string; plannedAt: string }
  /** `slot` is the start of the slot in Moroccan time: '2026-11-30T10:30:00+01:00'. */
  | {
      template: 'appointment-booked';
      name: string;
      slot: string;
      phone: string;
      cancelToken: string;
    }
  | { template: 'appointment-cancelled'; name: string; slot: string }
  /** A release that fails: a canary that the site dropped, or what is live. */
  | {
      template: 'release-alarm';
      kind: 'dropped' | 'failing';
      app: string;
      version: string;
      views: number;
      failures: number;
      live: { version: string; views: number; failures: number } | null;
    }
  | { template: 'newsletter-confirmation'; unsubscribeToken: string };

export type MailTemplate = MailContent['template'];

export type OrderFacts = {
  id: string;
  reference: string;
  services: readonly string[];
  /** Its name, as it was bought; null where there is none, as with a negative certificate. */
  package: string | null;
  total: number;
};
/** A message of an order, and the name of its attachment. */
export type MessageFacts = { text: string; file: string | null };
export type BillFacts = { id: string; number: string; total: number; due: number; dueOn: string };
