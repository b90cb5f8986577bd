import type { OnBehalfTexts } from './fr.ts';

/** An order that a partner prepares for a client. */
export const en: OnBehalfTexts = {
  loading: 'Loading the client…',
  failed: 'The client could not be loaded',
  refused: 'You cannot order for this client',
  refusedText:
    'They have not agreed to let you follow their files, or no longer do; or your account is not validated.',
  allClients: 'My clients',
  title: (name) => `For ${name}`,
  text: (person) =>
    `You are preparing this order for ${person}. Nothing is ordered without their agreement.`,
  leave: 'Back to the client’s file',
  sent: {
    title: (person) => `The request has been sent to ${person}`,
    lead: 'The order is placed as soon as your client accepts it. Until then you can withdraw it.',
    follow: 'Follow the request',
    back: (person) => `File of ${person}`,
    steps: (person) => [
      {
        title: 'Your client is told',
        text: `${person} receives an e-mail and finds the order in their space, as you filled it in.`,
      },
      {
        title: 'They read and decide',
        text: 'They see today’s price, and accept or refuse. You are told of their answer.',
      },
      {
        title: 'The order is placed in their name',
        text: 'Tassis processes it. You follow its progress in the client’s file.',
      },
    ],
  },
};
