import type { PeopleMessages } from './fr.ts';

/** The same texts in English. */
export const en: PeopleMessages = {
  labels: {
    sex: 'Gender',
    firstName: 'First name',
    lastName: 'Last name',
    birthDate: 'Date of birth',
    placeOfBirth: 'Place of birth',
    nationality: 'Nationality',
    identificationType: 'Identity document',
    cin: 'CIN number',
    passport: 'Passport number',
    carteSejour: 'Residence card number',
    email: 'E-mail address',
    phone: 'Phone',
    address: 'Address',
    city: 'City',
  },
  emailHint: 'For example, name@example.com',
  phoneHint: '0612345678 or +212612345678',
  nationality: {
    moroccan: 'Moroccan',
    other: 'Another nationality',
    which: 'Which nationality?',
    choose: 'Choose a nationality',
    search: {
      clear: 'Clear the nationality',
      noMatch: 'No nationality matches. Check the spelling.',
      empty: 'No nationality to choose from.',
      loading: 'Loading nationalities…',
      count: (matches: number) => (matches === 1 ? '1 nationality' : `${matches} nationalities`),
      more: (hidden: number) =>
        `${hidden === 1 ? '1 more nationality' : `${hidden} more nationalities`}: type a few more letters.`,
    },
  },
  born: 'Born',
  bornAt: (day: string, place: string) => `${day}, ${place}`,
  contact: 'Contact',
  documents: { CIN: 'CIN', Passport: 'Passport', carteSejour: 'Registration Card' },
  card: {
    edit: 'Edit',
    remove: 'Remove',
    left: (count) => (count === 1 ? '1 field to fill in' : `${count} fields to fill in`),
    validateManager: 'Confirm this manager',
    states: {
      validated: 'Confirmed',
      toFill: 'To fill in',
      toValidate: 'Ready to confirm',
      toCorrect: 'Needs correcting',
    },
    fewerDialog: {
      title: (count: number) => (count === 1 ? 'Remove one manager?' : `Remove ${count} managers?`),
      text: (names: string) => `What you entered for ${names} will be deleted.`,
      confirm: 'Remove',
      cancel: 'Keep',
      close: 'Close',
    },
  },
  managerHints: {
    cin: 'One letter, then four to eight capital letters or digits. Example: AB123456.',
    passport: '6 to 12 capital letters or digits. Example: AB1234567.',
    carteSejour: '5 to 20 capital letters or digits. Example: C012345.',
  },
};
