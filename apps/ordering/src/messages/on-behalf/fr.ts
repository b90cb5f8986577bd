/** An order that a partner prepares for a client. */
export const fr = {
  loading: 'Chargement du client…',
  failed: 'Le client n’a pas pu être chargé',
  refused: 'Vous ne pouvez pas commander pour ce client',
  refusedText:
    'Il n’a pas accepté que vous suiviez ses dossiers, ou il y a mis fin\u202F; ou bien votre compte n’est pas validé.',
  allClients: 'Mes clients',
  title: (name: string) => `Pour ${name}`,
  text: (person: string) =>
    `Vous préparez cette commande pour ${person}. Rien n’est commandé sans son accord.`,
  leave: 'Revenir à la fiche du client',
  /** The texts of the forms for partners, about the client. */
  forms: (name: string, person: string) => ({
    order: {
      form: {
        purpose:
          'Ces données servent à traiter la demande auprès des administrations, et à rien d’autre.',
      },
      errors: { boxTitle: 'La demande n’a pas été envoyée' },
      draft: {
        loading: 'Chargement du brouillon…',
        otherTitle: 'Une autre version de ce brouillon existe',
        resumed: 'Vous reprenez le brouillon du {day}',
        resumedWith: 'Vous reprenez le brouillon du {day} (forfait {package})',
        clearTitle: 'Effacer ce brouillon\u202F?',
        cleared: 'Le brouillon a été effacé.',
      },
    },
    price: {
      title: 'Prix',
      note: `Rien n’est débité maintenant\u202F: la facture suit dans l’espace client de ${person}.`,
      option: 'Créer aussi la société',
    },
    choice: { title: `Choisissez un forfait pour ${name}` },
    domiciliation: {
      title: `Demande pour ${name}`,
      lead: 'Le premier jour de la domiciliation, la société qui s’installe et qui la dirige\u202F: de quoi préparer le contrat et l’attestation.',
    },
    certificate: {
      title: `Demande pour ${name}`,
      intro: 'Tous les champs sont obligatoires. Ce que vous tapez est gardé dans vos brouillons.',
    },
  }),
  sent: {
    title: (person: string) => `La demande est envoyée à ${person}`,
    lead: 'La commande part dès que votre client l’a acceptée. Jusque-là, vous pouvez la retirer.',
    follow: 'Suivre la demande',
    back: (person: string) => `Fiche de ${person}`,
    steps: (person: string) => [
      {
        title: 'Votre client est prévenu',
        text: `${person} reçoit un e-mail et retrouve la commande dans son espace, telle que vous l’avez remplie.`,
      },
      {
        title: 'Il relit et décide',
        text: 'Il voit le prix du jour, accepte ou refuse. Vous êtes prévenu de sa réponse.',
      },
      {
        title: 'La commande part à son nom',
        text: 'Le cabinet Tassis la traite. Vous en suivez l’avancement dans la fiche du client.',
      },
    ],
  },
};

/** The same texts in another language: a missing one is a type error. */
export type OnBehalfTexts = typeof fr;
