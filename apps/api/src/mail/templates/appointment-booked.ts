import { formatAppointment } from '@tassis/messages';
import { button, facts, paragraph } from '../mail-text.ts';
import type { Template } from '../template.ts';
import { salutation } from './salutation.ts';
import { tokenPath } from './token-path.ts';

const cancelPath = (token: string) => tokenPath('/cancel-appointment', token);

export const appointmentBooked: Template<'appointment-booked'> = {
  fr: ({ name, slot, phone, cancelToken }) => ({
    subject: `Votre consultation est réservée : ${formatAppointment('fr', slot)}`,
    blocks: [
      salutation('fr', name),
      paragraph(
        'Une demi-heure est réservée pour vous : nous vous appelons à l’heure dite. Le fichier joint l’inscrit dans votre agenda.',
      ),
      facts(['Quand', formatAppointment('fr', slot)], ['Nous vous appelons au', phone]),
      paragraph(
        'Un empêchement ? Annulez le rendez-vous : quelqu’un d’autre pourra prendre la place.',
      ),
      button('Annuler le rendez-vous', cancelPath(cancelToken)),
    ],
  }),
  en: ({ name, slot, phone, cancelToken }) => ({
    subject: `Your consultation is booked: ${formatAppointment('en', slot)}`,
    blocks: [
      salutation('en', name),
      paragraph(
        'Half an hour is booked for you: we call you at that time. The attached file puts it in your calendar.',
      ),
      facts(['When', formatAppointment('en', slot)], ['We call you on', phone]),
      paragraph('Something came up? Cancel the appointment, so that somebody else can have it.'),
      button('Cancel the appointment', cancelPath(cancelToken)),
    ],
  }),
};
