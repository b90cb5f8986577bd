import type { Messages } from './fr.ts';

export const en: Messages = {
  history: 'History',
  title: 'Accountant validation',
  lead: 'Accountants and other professionals who ask to become partners.',
  status: { label: 'Status', anyText: 'All statuses' },
  list: {
    one: 'partner',
    many: 'partners',
    headers: {
      businessName: 'Business',
      person: 'Person',
      status: 'Status',
      created_at: 'Asked on',
      legalStatus: 'Profession',
      legalForm: 'Legal form',
      email: 'E-mail',
      phone: 'Telephone',
      reviewed_at: 'Decided on',
      reason: 'Reason of the refusal',
      reviewedBefore: 'Earlier decision',
      reasonBefore: 'Earlier reason',
      account: 'Account',
    },
    empty: {
      title: 'No request',
      text: 'Accountants who register on the site arrive here.',
    },
  },
  account: { active: 'Active', disabled: 'Disabled' },
  review: {
    validate: 'Validate',
    validateTitle: (name: string) => `Validate ${name}?`,
    validateText:
      'The business can then invite clients and prepare their orders. An e-mail tells them.',
    validated: 'The partner is validated. An e-mail tells them.',
    reject: 'Reject',
    rejectTitle: (name: string) => `Reject ${name}?`,
    rejectText: 'The reason goes to the business by e-mail. You can change your mind later.',
    reason: 'Reason',
    reasonHint: 'The business will read it as it is.',
    rejected: 'The refusal is saved, and its reason sent by e-mail.',
    pending: 'Saving…',
    cancel: 'Cancel',
    close: 'Close',
  },
};
