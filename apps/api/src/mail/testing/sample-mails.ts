import { documentPath } from '../../client-paths.ts';
import type { MailContent } from '../mail-content.ts';

const id = '6f1f9c1e-6f43-4c7e-9d6e-0d0c2f3a4b5c';
const order = {
  id,
  reference: 'CMD-2026-000123',
  services: ['company_creation', 'domiciliation'],
  package: 'Pack Création et Domiciliation',
  total: 592_000,
};
const bill = {
  id,
  number: 'FAC-2026-000045',
  total: 592_000,
  due: 392_000,
  dueOn: '2026-12-21',
};
const firstName = 'Salma';
const token = 'abc-DEF_123';

/** One of each mail, and of those that differ by their content, one of each kind. */
export const SAMPLE_MAILS: readonly MailContent[] = [
  { template: 'welcome', firstName, verifyToken: token },
  { template: 'partner-welcome', firstName, verifyToken: token },
  { template: 'email-verification', firstName, verifyToken: token },
  { template: 'password-reset', firstName, resetToken: token },
  { template: 'password-changed', firstName },
  ...(['on', 'off', 'codes'] as const).map((change) => ({
    template: 'second-factor' as const,
    firstName,
    change,
  })),
  { template: 'order-received', firstName, order },
  {
    template: 'order-moved',
    firstName,
    order,
    status: 'awaiting_client',
    message: 'Il nous manque deux choses.\nMerci !',
    fields: ['services.0.data.associates.0.cin', 'services.0.data.capital'],
  },
  {
    template: 'order-moved',
    firstName,
    order,
    status: 'completed',
    message: null,
    fields: [],
  },
  {
    template: 'document-refused',
    firstName,
    name: 'CIN recto-verso.pdf',
    reason: 'Le document est coupé.',
    path: documentPath(id),
  },
  {
    template: 'messages-for-client',
    firstName,
    order,
    messages: [
      { text: 'Votre extrait est prêt.', file: 'Extrait.pdf' },
      { text: 'Il vous attend dans vos documents.', file: null },
    ],
  },
  {
    template: 'messages-for-staff',
    client: 'Salma El Amrani',
    order,
    messages: [{ text: 'Quand sera-ce prêt ?', file: null }],
  },
  { template: 'bill-issued', firstName, bill },
  { template: 'bill-reminder', firstName, bill, isOverdue: false },
  { template: 'bill-reminder', firstName, bill: { ...bill, total: bill.due }, isOverdue: true },
  ...[0, 200_000].map((refund) => ({
    template: 'bill-cancelled' as const,
    firstName,
    bill,
    creditNote: { id: '7a2f9c1e-6f43-4c7e-9d6e-0d0c2f3a4b5c', number: 'AV-2026-000003' },
    refund,
  })),
  {
    template: 'bill-refunded',
    firstName,
    bill,
    refund: { amount: 200_000, method: 'transfer', paidOn: '2026-11-25', reference: 'VIR-42' },
  },
  ...(['upcoming', 'critical', 'expired'] as const).map((step) => ({
    template: 'warning' as const,
    firstName,
    domiciliationId: id,
    step,
    isRequired: step !== 'upcoming',
    companyName: 'Atlas Conseil',
    endDate: '2026-11-28',
    daysLeft: { upcoming: 52, critical: 7, expired: -3 }[step],
    renewalTotal: 172_800,
  })),
  {
    template: 'domiciliation-renewed',
    firstName,
    companyName: 'Atlas Conseil',
    endDate: '2027-11-28',
    months: 12,
    total: 172_800,
    orderId: id,
  },
  { template: 'certificate-ending', firstName, order, endDate: '2026-12-20', daysLeft: 29 },
  { template: 'partner-validated', firstName },
  {
    template: 'publication-skipped',
    name: 'Domiciliation 12 mois',
    packageId: id,
    plannedAt: '2026-12-01T09:00:00+01:00',
  },
  { template: 'partner-rejected', firstName, reason: 'Le numéro d’inscription est inconnu.' },
  { template: 'invitation', firstName, invitedBy: 'Cabinet Idrissi', role: 'client', token },
  {
    template: 'partner-request',
    firstName,
    partner: 'Cabinet Idrissi',
    kind: 'link',
    requestId: id,
  },
  {
    template: 'partner-request',
    firstName,
    partner: 'Cabinet Idrissi',
    kind: 'order',
    requestId: id,
  },
  {
    template: 'message-answered',
    name: 'Salma El Amrani',
    question: 'Bonjour,\nquels sont vos délais ?',
    answer: 'Comptez sept à dix jours.\nBien à vous',
  },
  {
    template: 'appointment-booked',
    name: 'Salma El Amrani',
    slot: '2026-11-30T10:30:00+01:00',
    phone: '0612345678',
    cancelToken: token,
  },
  {
    template: 'appointment-cancelled',
    name: 'Salma El Amrani',
    slot: '2026-11-30T10:30:00+01:00',
  },
  { template: 'newsletter-confirmation', unsubscribeToken: token },
];
