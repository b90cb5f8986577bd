import { formatAppointment } from '@tassis/messages';
import { button, paragraph } from '../mail-text.ts';
import type { Template } from '../template.ts';
import { salutation } from './salutation.ts';

export const appointmentCancelled: Template<'appointment-cancelled'> = {
  fr: ({ name, slot }) => ({
    subject: `Votre consultation est annulée : ${formatAppointment('fr', slot)}`,
    blocks: [
      salutation('fr', name),
      paragraph(
        `Votre rendez-vous du ${formatAppointment('fr', slot)} est annulé : nous ne vous appellerons pas. Le fichier joint le retire de votre agenda.`,
      ),
      button('Choisir une autre heure', '/contact#consultation'),
    ],
  }),
  en: ({ name, slot }) => ({
    subject: `Your consultation is cancelled: ${formatAppointment('en', slot)}`,
    blocks: [
      salutation('en', name),
      paragraph(
        `Your appointment of ${formatAppointment('en', slot)} is cancelled: we will not call you. The attached file takes it out of your calendar.`,
      ),
      button('Choose another time', '/contact#consultation'),
    ],
  }),
};
