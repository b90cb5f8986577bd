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
  forms: (name, person) => ({
    order: {
      form: {
        purpose:
          'This data is used to process the request with the authorities, and for nothing else.',
      },
      errors: { boxTitle: 'The request has not been sent' },
      draft: {
        loading: 'Loading the draft…',
        otherTitle: 'There is another version of this draft',
        resumed: 'You are resuming the draft of {day}',
        resumedWith: 'You are resuming the draft of {day} (package {package})',
        clearTitle: 'Erase this draft?',
        cleared: 'The draft has been erased.',
      },
    },
    price: {
      title: 'Price',
      note: `Nothing is charged now: the bill follows in the client space of ${person}.`,
      option: 'Also create the company',
    },
    choice: { title: `Choose a package for ${name}` },
    domiciliation: {
      title: `Request for ${name}`,
      lead: 'The first day of the domiciliation, the company that moves in and who runs it: what the contract and the certificate are made from.',
    },
    certificate: {
      title: `Request for ${name}`,
      intro: 'All fields are required. What you type is kept among your drafts.',
    },
  }),
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
