import type { OrderMessageTexts } from './fr.ts';

export const en: OrderMessageTexts = {
  title: 'Conversation with the client',
  templates: [
    {
      title: 'Missing document',
      text: 'Hello,\n\nWe need one more document to move on with your file: \n\nYou can attach it here, as a PDF. Thank you!',
    },
    {
      title: 'File handed over',
      text: 'Hello,\n\nYour file is complete and has been handed over to the authorities. We will write to you as soon as we have their answer.',
    },
    {
      title: 'Names to propose',
      text: 'Hello,\n\nNone of the proposed names is available. Could you give us three others?',
    },
    {
      title: 'Documents ready',
      text: 'Hello,\n\nYour documents are ready: you will find them in your account.',
    },
  ],
};
