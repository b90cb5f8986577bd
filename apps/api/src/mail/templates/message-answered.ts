import { button, paragraph, quote } from '../mail-text.ts';
import type { Template } from '../template.ts';
import { salutation } from './salutation.ts';

export const messageAnswered: Template<'message-answered'> = {
  fr: ({ name, question, answer }) => ({
    subject: 'Notre réponse à votre message',
    blocks: [
      salutation('fr', name),
      paragraph(answer),
      paragraph('Votre message :'),
      quote(question),
      button('Nous écrire à nouveau', '/contact'),
    ],
  }),
  en: ({ name, question, answer }) => ({
    subject: 'Our answer to your message',
    blocks: [
      salutation('en', name),
      paragraph(answer),
      paragraph('Your message:'),
      quote(question),
      button('Write to us again', '/contact'),
    ],
  }),
};
