import type { Reworded } from '../field-texts.ts';

const pdf = 'Au format PDF, 5 Mo au plus.';
const firstChoice = 'Le premier choix du client.';

/** The texts of the fields where the staff correct what a client has ordered, or a partner orders for a client. */
export const fr: Reworded = {
  certificate: (certificate) => ({
    ...certificate,
    identification: {
      title: certificate.identification.title,
      description: 'La pièce d’identité du bénéficiaire et son numéro.',
    },
    company: {
      title: certificate.company.title,
      description: 'La société à créer, même si rien n’est encore signé.',
    },
    names: {
      title: certificate.names.title,
      description:
        'Dans l’ordre de préférence du client\u202F: ils sont vérifiés l’un après l’autre, et le premier qui est disponible est celui du certificat.',
    },
    hints: { ...certificate.hints, firstAppelation: firstChoice },
  }),
  creation: (creation) => ({
    ...creation,
    naming: {
      ...creation.naming,
      question: 'Le client a-t-il déjà un certificat négatif\u202F?',
      unanswered: 'Dites si le client a déjà un certificat négatif',
      questionHint: 'C’est le document qui atteste que le nom de la société est libre.',
      certificate: { ...creation.naming.certificate, title: 'Certificat négatif' },
      names: {
        title: creation.naming.names.title,
        description:
          'Dans l’ordre de préférence du client\u202F: le certificat négatif est demandé pour le premier qui est disponible.',
      },
      hints: { ...creation.naming.hints, certificate: pdf, firstAppelation: firstChoice },
      holder: {
        ...creation.naming.holder,
        single: '{name}\u202F: le certificat négatif sera demandé au nom du seul associé.',
      },
    },
    seat: {
      ...creation.seat,
      form: { ...creation.seat.form, description: 'Modifiables jusqu’à la signature des statuts.' },
      fixed: 'Le forfait comprend la domiciliation\u202F: le siège est à cette adresse.',
      types: {
        domiciliation: 'À l’adresse de domiciliation',
        address: 'À une adresse du client',
      },
    },
    associates: {
      ...creation.associates,
      countHint: 'Le client compris, s’il détient une part.',
      minor:
        'Cette personne est mineure\u202F: elle peut détenir une part, mais pas être gérante. Son représentant légal signe pour elle\u202F: ses pièces sont à demander.',
    },
    managers: {
      ...creation.managers,
      associatesNote:
        'Les associés sont ajoutés automatiquement comme gérants, hormis les sociétés. Pour en retirer un, modifiez sa fiche d’associé.',
      advice:
        'Personne n’est encore gérant. Désignez un associé ou ajoutez un gérant externe, ou voyez-le avec le client.',
    },
  }),
  domiciliation: (domiciliation) => ({
    ...domiciliation,
    period: {
      title: domiciliation.period.title,
      description: 'Le client choisit le premier jour\u202F; son forfait fixe la durée.',
    },
    company: {
      title: domiciliation.company.title,
      description: 'Recopiez ce qui est imprimé sur le certificat négatif.',
    },
    hints: {
      ...domiciliation.hints,
      tradeName:
        'L’enseigne, telle qu’elle y figure\u202F: lettres, chiffres, espaces, points, &, tirets et apostrophes.',
      duration_months: 'Fixée par le forfait.',
      end_date: 'Calculée d’après le début et la durée.',
      negativeCertificate: pdf,
    },
    end: 'La domiciliation se termine le {day}.',
  }),
};
