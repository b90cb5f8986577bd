import type { Messages } from './fr.ts';

/** Texts that the spec quotes in English are verbatim. */
export const en: Messages = {
  page: {
    title: 'Negative certificate online',
    description:
      'Request your negative certificate online: propose three names for your company, we check that they are available and hand you the certificate. The price is shown before you send.',
  },
  hero: {
    badge: 'Express Service',
    title: 'Your negative certificate, without leaving your desk',
    lead: 'Propose three names for your company. We check them against the register and hand you the certificate that reserves yours.',
    action: 'Fill in the request',
    facts: ['100% online', 'Open 24/7', 'Price shown before you send'],
    sample: {
      title: 'Negative certificate',
      subtitle: 'Name search',
      names: ['Atlas Conseil', 'Rif & Saïss Conseil', 'Maison Volubilis'],
      taken: 'already taken',
      free: 'available',
      spare: 'in reserve',
    },
  },
  form: {
    title: 'Your request',
    intro: 'All fields are required. What you type stays on this page, even if you reload it.',
    personal: {
      title: 'Personal information',
      description:
        'The person in whose name the certificate will be issued, as on the identity document, in Latin letters.',
    },
    identification: {
      title: 'Identification',
      description: 'Choose your identity document, then copy its number.',
    },
    company: {
      title: 'Company information',
      description: 'The company you are about to create, even if nothing is signed yet.',
    },
    names: {
      title: 'Proposed names',
      description:
        'Give them in your order of preference: we check them one after the other, and the first one available goes on your certificate.',
    },
    activity: {
      title: 'The company’s activity',
      description: 'It counts when the names are examined.',
    },
    labels: {
      firstName: 'Beneficiary’s last name',
      lastName: 'Beneficiary’s first name',
      identificationType: 'Type of document',
      cin: 'CIN number',
      passport: 'Passport number',
      carteSejour: 'Residence card number',
      formJuridique: 'Legal form',
      ville: 'City',
      firstAppelation: 'Proposed name 1',
      secoundAppelation: 'Proposed name 2',
      thirdAppelation: 'Proposed name 3',
      activity: 'Activity',
    },
    hints: {
      cin: 'One or two capital letters, then six digits. Example: AB123456.',
      passport: '6 to 12 capital letters or digits. Example: AB1234567.',
      carteSejour: '6 to 12 capital letters or digits. Example: C012345.',
      firstAppelation: 'Your first choice.',
      secoundAppelation: 'If the first one is taken.',
      thirdAppelation: 'If the first two are taken.',
      activity: 'In a few lines: what the company will do, make or sell.',
    },
    choose: { formJuridique: 'Choose a form', ville: 'Choose a city' },
    cities: {
      clear: 'Clear the city',
      noMatch: 'No city matches. Check the spelling.',
      empty: 'No city to choose from.',
      loading: 'Loading the cities…',
      count: (matches) => (matches === 1 ? '1 city' : `${matches} cities`),
      more: (hidden) =>
        `${hidden === 1 ? '1 more city' : `${hidden} more cities`}: type a few more letters.`,
    },
    submit: 'Submit the request',
  },
  price: {
    title: 'Your price',
    note: 'Nothing is charged now: the bill follows in your client area.',
    loading: 'Loading the price…',
    failed: 'The price could not be loaded.',
    retry: 'Try again',
  },
  why: {
    title: 'Why choose us?',
    lead: 'A refused name means days lost. We prepare the request so that the first attempt is the right one.',
    reasons: [
      {
        title: 'Read by a person',
        text: 'An adviser reads your three names and your activity before filing, and writes to you if something must be corrected.',
      },
      {
        title: 'One price, all included',
        text: 'Service, VAT and official fees are itemised before you send. The total shown is the total billed.',
      },
      {
        title: 'The next step is ready',
        text: 'Company creation, domiciliation: what is on your certificate serves the steps that follow.',
      },
    ],
  },
  help: {
    title: 'A question before you send?',
    text: 'An adviser answers during opening hours, and the answers to common questions are online.',
    call: 'Call {phone}',
    callLoading: 'Call an adviser',
    faq: 'Read the frequent questions',
  },
  advantages: {
    title: 'Six advantages of requesting your certificate here',
    items: [
      {
        title: '100% online',
        text: 'The form, the follow-up and the certificate: everything happens on this page and in your area.',
      },
      {
        title: 'Open 24/7',
        text: 'Send your request when the idea is there, in the evening as on a Sunday.',
      },
      {
        title: 'Three names, one request',
        text: 'If the first one is taken we go on to the next: you have nothing to do again.',
      },
      {
        title: 'Followed step by step',
        text: 'Each step is dated in your client area, from sending to delivery.',
      },
      {
        title: 'Data protected',
        text: 'What you enter serves your request only, under law 09-08.',
      },
      {
        title: 'Nothing gets lost',
        text: 'What you type stays in this tab, even reloaded. Sent without an account, it waits in this browser for 24 hours at most.',
      },
    ],
  },
  steps: {
    title: 'How it works',
    lead: 'Three steps, and only one of them asks something of you.',
    items: [
      {
        title: 'Submit the request',
        text: 'Fill in the form with three names, in your order of preference.',
      },
      {
        title: 'Verification and processing',
        text: 'We check your names, file the request and follow its examination.',
      },
      {
        title: 'The certificate, obtained and delivered',
        text: 'As soon as a name is accepted, the certificate awaits you in your client area.',
      },
    ],
  },
  feature: {
    title: 'A name is reserved, and the company begins',
    text: 'The negative certificate attests that the chosen name is free. It is the first document asked for when registering a company in Morocco.',
    points: [
      'Your company’s name, checked before the articles',
      'The first document of the creation file',
      'A request that we follow to the end',
    ],
    creation: 'Create my company',
    domiciliation: 'Domicile my company',
  },
};
