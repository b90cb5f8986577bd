import type { OrderEditMessages } from './fr.ts';

export const en: OrderEditMessages = {
  labels: {
    contact: 'Edit the contact',
    service: 'Edit the whole request',
    company: 'Edit the company',
    domiciliation: 'Edit the domiciliation',
    certificate: 'Edit the request of a negative certificate',
    associate: 'Add an associate',
    manager: 'Add a manager',
    person: (name) => `Edit ${name}`,
  },
  save: 'Save',
  saving: 'Saving…',
  saved: 'The order has been changed.',
  added: 'The person has been added to the order.',
  refused: 'Nothing was saved',
  gone: 'What you are editing has been removed in the meantime. What you wrote stays here as long as this form is open: copy it if you need it.',
  answers: { yes: 'yes', no: 'no' },
  contact: { firstName: 'First name', lastName: 'Last name', phone: 'Phone' },
  reason: {
    label: 'Reason',
    hint: 'The team reads it in the order’s history.',
    frequent: [
      'Asked for by the client',
      'Misprint corrected',
      'Brought into line with the identity document',
      'Brought into line with the negative certificate',
      'Contributions reviewed with the client',
    ],
  },
  removal: {
    title: (name) => `Remove ${name} from the order`,
    confirm: 'Remove from the order',
    sending: 'Removing…',
    refused: 'Nobody was removed',
    done: 'The person has been removed from the order.',
  },
};
