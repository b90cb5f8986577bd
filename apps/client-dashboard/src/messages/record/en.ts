import type { RecordTexts } from './fr.ts';

export const en: RecordTexts = {
  title: 'Identity and company',
  loading: 'Loading your details…',
  failed: 'Your details could not be loaded',
  edit: 'Edit',
  saved: 'Your details are saved.',
  missing: 'Not given',
  note: 'Your next bills will carry the company, ICE and address that stand here.',
  account: 'Password, signed-in devices and language are changed in your account.',
  accountLink: 'Open my account',
  verified: 'verified',
  unverified: 'not verified',
  fields: {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'E-mail address',
    phone: 'Phone',
    companyName: 'Company',
    ice: 'ICE',
    address: 'Address',
    city: 'City',
  },
};
