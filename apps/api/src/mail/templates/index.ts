import type { MailTemplate } from '../mail-content.ts';
import type { Template } from '../template.ts';
import { appointmentBooked } from './appointment-booked.ts';
import { appointmentCancelled } from './appointment-cancelled.ts';
import { billCancelled } from './bill-cancelled.ts';
import { billIssued } from './bill-issued.ts';
import { billRefunded } from './bill-refunded.ts';
import { billReminder } from './bill-reminder.ts';
import { certificateEnding } from './certificate-ending.ts';
import { documentRefused } from './document-refused.ts';
import { domiciliationRenewed } from './domiciliation-renewed.ts';
import { emailVerification } from './email-verification.ts';
import { invitation } from './invitation.ts';
import { messageAnswered } from './message-answered.ts';
import { newsletterConfirmation } from './newsletter-confirmation.ts';
import { messagesForClient, messagesForStaff } from './order-messages.ts';
import { orderMoved } from './order-moved.ts';
import { orderReceived } from './order-received.ts';
import { partnerRejected } from './partner-rejected.ts';
import { partnerRequest } from './partner-request.ts';
import { partnerValidated } from './partner-validated.ts';
import { passwordChanged } from './password-changed.ts';
import { passwordReset } from './password-reset.ts';
import { publicationSkipped } from './publication-skipped.ts';
import { releaseAlarm } from './release-alarm.ts';
import { secondFactor } from './second-factor.ts';
import { warning } from './warning.ts';
import { partnerWelcome, welcome } from './welcome.ts';

/** The words of every mail. */
export const TEMPLATES: { [T in MailTemplate]: Template<T> } = {
  welcome,
  'partner-welcome': partnerWelcome,
  'email-verification': emailVerification,
  'password-reset': passwordReset,
  'password-changed': passwordChanged,
  'second-factor': secondFactor,
  'order-received': orderReceived,
  'order-moved': orderMoved,
  'document-refused': documentRefused,
  'messages-for-client': messagesForClient,
  'messages-for-staff': messagesForStaff,
  'bill-issued': billIssued,
  'bill-reminder': billReminder,
  'bill-cancelled': billCancelled,
  'bill-refunded': billRefunded,
  warning,
  'domiciliation-renewed': domiciliationRenewed,
  'certificate-ending': certificateEnding,
  'partner-validated': partnerValidated,
  'partner-rejected': partnerRejected,
  invitation,
  'partner-request': partnerRequest,
  'message-answered': messageAnswered,
  'publication-skipped': publicationSkipped,
  'appointment-booked': appointmentBooked,
  'appointment-cancelled': appointmentCancelled,
  'release-alarm': releaseAlarm,
  'newsletter-confirmation': newsletterConfirmation,
};
