import type { Reworded } from '../field-texts.ts';

const pdf = 'In PDF format, 5 MB at most.';
const firstChoice = 'The client’s first choice.';

/** The same texts in English. */
export const en: Reworded = {
  certificate: (certificate) => ({
    ...certificate,
    identification: {
      title: certificate.identification.title,
      description: 'The beneficiary’s identity document and its number.',
    },
    company: {
      title: certificate.company.title,
      description: 'The company to be created, even if nothing is signed yet.',
    },
    names: {
      title: certificate.names.title,
      description:
        'In the client’s order of preference: they are checked one by one, and the first available name goes on the certificate.',
    },
    hints: { ...certificate.hints, firstAppelation: firstChoice },
  }),
  creation: (creation) => ({
    ...creation,
    naming: {
      ...creation.naming,
      question: 'Does the client already have a negative certificate?',
      unanswered: 'Say whether the client already has a negative certificate',
      questionHint: 'The document certifying that the company’s name is available.',
      certificate: { ...creation.naming.certificate, title: 'Negative certificate' },
      names: {
        title: creation.naming.names.title,
        description:
          'In the client’s order of preference: the negative certificate is requested for the first available name.',
      },
      hints: { ...creation.naming.hints, certificate: pdf, firstAppelation: firstChoice },
      holder: {
        ...creation.naming.holder,
        single:
          '{name}: the negative certificate will be requested in the name of the only associate.',
      },
    },
    seat: {
      ...creation.seat,
      form: {
        ...creation.seat.form,
        description: 'Open to change until the articles of association are signed.',
      },
      fixed: 'The package includes domiciliation: this is the registered office.',
      types: {
        domiciliation: 'At the domiciliation address',
        address: 'At an address of the client',
      },
    },
    associates: {
      ...creation.associates,
      countHint: 'Including the client, if they own a share.',
      minor:
        'This person is a minor: they may own a part, but not be a manager. Their legal representative signs for them and must provide documents.',
    },
    managers: {
      ...creation.managers,
      associatesNote:
        'Associates are automatically added as managers, companies excepted. To remove one, edit them among the associates.',
      advice:
        'Nobody is a manager yet. Name an associate or add an external manager, or talk it over with the client.',
    },
  }),
  domiciliation: (domiciliation) => ({
    ...domiciliation,
    period: {
      title: domiciliation.period.title,
      description: 'The client chooses the first day; their package sets the duration.',
    },
    company: {
      title: domiciliation.company.title,
      description: 'Copy the details printed on the negative certificate.',
    },
    hints: {
      ...domiciliation.hints,
      tradeName:
        'The trade name, as it appears there: letters, digits, spaces, full stops, &, hyphens and apostrophes.',
      duration_months: 'Set by the package.',
      end_date: 'Calculated from the start date and the duration.',
      negativeCertificate: pdf,
    },
    end: 'The domiciliation ends on {day}.',
  }),
};
