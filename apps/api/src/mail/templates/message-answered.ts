import { button, paragraph, quote } from '../letter.ts';
import type { Template } from '../template.ts';

export const messageAnswered: Template<'message-answered'> = {
  fr: ({ name, question, answer }) => ({
    subject: 'Notre réponse à votre message',
    blocks: [
      paragraph(`Bonjour ${name},`),
      paragraph(answer),
      paragraph('Votre message :'),
      quote(question),
      button('Nous écrire à nouveau', '/contact'),
    ],
  }),
  en: ({ name, question, answer }) => ({
    subject: 'Our answer to your message',
    blocks: [
      paragraph(`Hello ${name},`),
      paragraph(answer),
      paragraph('Your message:'),
      quote(question),
      button('Write to us again', '/contact'),
    ],
  }),
};
