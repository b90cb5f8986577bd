import type { RecordTexts } from './fr.ts';

export const en: RecordTexts = {
  title: 'My file',
  lead: 'What you have said of your business. Your clients see its name and yours.',
  section: 'Your business',
  loading: 'Loading your file…',
  failed: 'Your file could not be loaded',
  edit: 'Change',
  form: 'Change my file',
  saved: 'Your file is saved.',
  state: 'Status',
  reason: 'Why it was rejected',
  lastReason: 'Why it was last rejected',
  meanwhile: {
    rejected: (reason) =>
      `Your file has been rejected meanwhile. Correct it, then save again. Reason: ${reason}`,
    validated: () =>
      'Your account has been validated meanwhile. Save again if you still want this change.',
  },
  fields: {
    businessName: 'Business',
    legalStatus: 'Profession',
    legalForm: 'Legal form',
    firstName: 'First name',
    lastName: 'Last name',
    phone: 'Phone',
    email: 'E-mail address',
  },
  again: {
    pending: 'Our team will look at your file as you save it.',
    rejected: 'As soon as you save it, our team looks at your file again.',
    validated:
      'If you change the business, the profession or the legal form, your account waits again: your clients are back once our team has validated the change. In our e-mails, your clients read the name of the business.',
  },
};
