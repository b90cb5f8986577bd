import { companyFields } from '@tassis/messages/company-fields';
import type { CreationMessages } from './fr.ts';

/** The same texts in English. */
export const en: CreationMessages = {
  yes: 'Yes',
  no: 'No',
  labels: {
    ...companyFields.en,
    negativeCertificateAssociate: 'Associate',
    addressType: 'Type of address',
    acronym: 'Acronym (optional)',
  },
  naming: {
    question: 'Do you already have a negative certificate?',
    unanswered: 'Say whether you already have a negative certificate',
    questionHint: 'The document certifying that your company’s name is available.',
    certificate: {
      title: 'Your negative certificate',
      description: 'Copy the details printed on it.',
    },
    names: {
      title: 'Proposed names',
      description:
        'List them in order of preference: we request the negative certificate, which is included in the fees, for the first available name.',
    },
    hints: {
      certificate: 'Upload your negative certificate in PDF format (max 5MB)',
      ICE: '15 digits.',
      firstAppelation: 'Your first choice.',
      secoundAppelation: 'In case the first is taken.',
      thirdAppelation: 'In case the first two are taken.',
      activity: 'In a few lines: what the company will do, make or sell.',
    },
    cleared: 'The certificate details have been cleared.',
    undo: 'Restore',
    holder: {
      title: 'In whose name?',
      hint: 'The person or company in whose name the negative certificate is requested.',
      choose: 'Choose an associate',
      single:
        '{name}: the negative certificate will be requested in the name of your only associate.',
      unnamed: 'Associate {number}',
    },
  },
  seat: {
    title: 'Registered office',
    form: {
      title: 'Legal form and capital',
      description:
        'Everything can be refined with your adviser before the articles of association are drafted.',
    },
    fixed: 'Your package includes domiciliation: this is your registered office.',
    readOnly: 'Domiciliation address, set by us.',
    types: {
      domiciliation: 'At your domiciliation address',
      address: 'At my own address',
    },
    typeHint:
      'It will be ours: {address}. This package does not include the domiciliation, which is ordered separately.',
    addressHint: 'Number, street, district and city.',
    capitalHint: 'In whole dirhams.',
    acronymHint: 'Up to ten letters or digits.',
  },
  associates: {
    count: 'Number of associates',
    countHint: 'Including you, if you own a share.',
    fewer: 'One fewer associate',
    more: 'One more associate',
    add: 'Add an associate',
    title: 'Associate {number}',
    none: 'No associates yet',
    noneText: 'Enter above how many people and companies will own a share.',
    validate: 'Confirm this associate',
    labels: {
      associateType: 'Type of associate',
      companyName: 'Company name',
      acronym: 'Acronym',
      legalStatus: 'Legal form',
      capital: 'This company’s capital',
      commercialRegisterNumber: 'Commercial register number',
      isManager: 'Will also manage the company',
      contributionTypes: 'Contribution to the capital',
      numerical_amount: 'Cash contribution',
      description: 'Nature of the contribution',
      contribution_valorisation: 'Value of the contribution in kind',
    },
    contributionHint: 'One or both.',
    descriptionHint: 'What is contributed: equipment, a vehicle, a business… 3 to 500 characters.',
    share: 'That is {percent} of the capital.',
    hints: {
      cin: 'One or two letters, then five or six digits. Example: AB123456.',
      passport: '6 to 9 letters or digits. Example: AB1234567.',
      carteSejour: '5 to 20 letters or digits. Example: C012345.',
    },
    total: {
      title: 'Total contributions',
      sum: 'Total shares',
      capital: 'Company capital',
      equal: 'The contributions add up to the capital.',
      complete: 'Nothing is missing.',
      warning: 'The sum of the shares must equal the capital of the company',
      missing: '{amount} missing.',
      over: '{amount} too much.',
    },
    minor:
      'This person is a minor: they may own a part, but not be a manager. Their legal representative will sign for them; your adviser will tell you which documents that person must provide.',
    role: 'Role',
    managing: 'Managing associate',
    fewerTitle: (count: number) =>
      count === 1 ? 'Remove one associate?' : `Remove ${count} associates?`,
    typeChanged: 'What you had entered for this associate has been cleared.',
    undo: 'Restore',
  },
  shares: {
    title: 'Capital and contributions',
    description:
      'The contributions of all must make the capital: those of the others are changed here too.',
    money: (name) => `${name}, contribution in money`,
    inKind: (name) => `${name}, contribution in kind`,
  },
  managers: {
    associates: 'Managing associates',
    associatesNote:
      'Associates are automatically added as managers, companies excepted. To remove one, edit them in the associates step.',
    nobody: 'No associate is a manager.',
    advice:
      'Nobody is a manager yet. Name an associate or add an external manager; you may also send your request as it is, and talk it over with your adviser.',
    section: 'External managers',
    count: 'Number of external managers',
    countHint: 'Zero if the associates manage alone.',
    fewer: 'One fewer external manager',
    more: 'One more external manager',
    add: 'Add an external manager',
    title: 'External manager {number}',
  },
  recap: {
    nobody: 'None',
    holder: 'Certificate requested in the name of',
    naming: 'Company name',
    seat: 'Registered office, legal form and capital',
    associates: 'Associates',
    managers: 'Managers',
    edit: 'Edit',
    file: 'Attached file',
    none: 'No external managers',
  },
};
