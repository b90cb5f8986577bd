import type { Messages } from './fr.ts';

/** Some texts are the product owner’s, word for word. */
export const en: Messages = {
  page: {
    title: 'Negative certificate online',
    description:
      'Request your negative certificate online: propose three company names; we check that they are available and deliver the certificate. The price is shown before you send.',
  },
  hero: {
    badge: 'Express Service',
    title: 'Your negative certificate, without leaving your desk',
    lead: 'Propose three names for your company. We check them against the register and deliver the certificate that reserves yours.',
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
    submit: 'Submit the request',
  },
  why: {
    title: 'Why choose us?',
    lead: 'A rejected name costs you days. We prepare your request so that it is right first time.',
    reasons: [
      {
        title: 'Reviewed by a person',
        text: 'An adviser reviews your three names and your activity before filing, and writes to you if anything needs correcting.',
      },
      {
        title: 'One all-inclusive price',
        text: 'Service, VAT and official fees are itemised before you send. The total shown is the total billed.',
      },
      {
        title: 'The next step is ready',
        text: 'Company creation, domiciliation: the details on your certificate are what the next steps ask for.',
      },
    ],
  },
  help: {
    title: 'Any questions before you send?',
    text: 'An adviser is available during opening hours, and answers to common questions are online.',
    call: 'Call {phone}',
    callLoading: 'Call an adviser',
    faq: 'Read the FAQ',
    questions: 'Frequently asked questions',
  },
  advantages: {
    title: 'Six reasons to request your certificate here',
    items: [
      {
        title: '100% online',
        text: 'The form, the tracking and the certificate: everything happens on this page and in your client area.',
      },
      {
        title: 'Open 24/7',
        text: 'Send your request whenever the idea comes, even on a Sunday evening.',
      },
      {
        title: 'Three names, one request',
        text: 'If the first is taken, we move on to the next: you have nothing to redo.',
      },
      {
        title: 'Tracked step by step',
        text: 'Every step is dated in your client area, from submission to delivery.',
      },
      {
        title: 'Your data, protected',
        text: 'What you enter is used only for your request, in line with Law 09-08.',
      },
      {
        title: 'Nothing gets lost',
        text: 'What you type stays in this tab for up to 24 hours, even if you reload it. Once you are logged in, you find it on all your devices.',
      },
    ],
  },
  steps: {
    title: 'How it works',
    lead: 'Three steps, only one of which needs you.',
    items: [
      {
        title: 'Submit the request',
        text: 'Fill in the form with three names, in order of preference.',
      },
      {
        title: 'Verification and processing',
        text: 'We check your names, file the request and see it through.',
      },
      {
        title: 'Certificate obtained and delivered',
        text: 'As soon as a name is accepted, your certificate is waiting in your client area.',
      },
    ],
  },
  feature: {
    title: 'Once the name is reserved, your company begins',
    text: 'The negative certificate confirms that your chosen name is available. It is the first document required to register a company in Morocco.',
    points: [
      'Your company name, checked before the articles of association',
      'The first document in your company creation file',
      'A request we see through to the end',
    ],
    creation: 'Create my company',
    domiciliation: 'Get a registered address',
  },
};
