/** The texts of `/forfaits`, in the script of its content. */
export const packagesPage = {
  eyebrow: 'Forfaits et prix',
  heading: 'Comparer les forfaits',
  lead: 'Répondez à quelques questions et lisez le prix, taxes et frais compris, tel que la commande le demandera. Ou comparez tout, ligne à ligne.',
  calculate: 'Calculer mon prix',
  compare: 'Voir le tableau',
  preview: {
    heading: 'Aperçu d’un forfait',
    lead: (until: string) =>
      `Le forfait tel qu’il sera publié\u202F: sa fiche, et plus bas son prix et sa colonne. Seul ce lien le montre, jusqu’au ${until}\u202F; on ne peut pas encore le commander ainsi.`,
  },
  calculator: {
    heading: 'Calculez votre prix',
    lead: 'Le calcul est celui de la commande, au centime près. L’adresse de la page garde vos réponses\u202F: vous pouvez l’envoyer.',
    form: 'Calculateur de prix',
    need: 'De quoi avez-vous besoin\u202F?',
    needs: {
      'les-deux': { label: 'Créer et domicilier', hint: 'Une société neuve, à notre adresse.' },
      creation: { label: 'Créer une société', hint: 'À votre propre adresse.' },
      domiciliation: { label: 'Domicilier une société', hint: 'Une adresse de siège.' },
      certificat: { label: 'Un certificat négatif', hint: 'Réserver le nom d’une société.' },
    },
    months: 'Durée de la domiciliation',
    offer: 'Forfait',
    offerPrice: (total: string, isCheapest: boolean) =>
      `${total} TTC, frais compris${isCheapest ? '. Le moins cher' : ''}.`,
    option: 'Créer aussi une société, en option',
    optionPrice: (price: string) => `${price} HT, plus les frais administratifs.`,
    withOption: (name: string) => `${name}, création en option`,
    legalForm: 'Forme juridique',
    legalFormHint: 'Le prix est le même pour toutes.',
    associates: 'Nombre d’associés',
    associatesHint: 'Le prix ne dépend pas de leur nombre.',
    show: 'Voir le prix',
    noScript:
      'Le calcul demande JavaScript. Sans lui, le tableau plus bas donne le prix complet de chaque forfait.',
    result: 'Votre prix',
    said: (name: string, total: string) => `${name}\u202F: ${total} TTC`,
    waiting: 'Le prix s’affiche ici.',
    none: 'Aucun forfait publié ne répond à ce besoin.',
    contact: 'Demandez-nous un devis',
    note: 'Rien n’est à payer pour commander\u202F: la facture suit dans votre espace client.',
    order: 'Commander',
    print: 'Imprimer le devis',
  },
  quote: {
    title: 'Devis',
    day: (date: string) => `Établi le ${date}, à titre indicatif`,
    associates: (count: number) => (count === 1 ? '1 associé' : `${count} associés`),
    included: 'Ce qui est compris',
    validity: (date: string) =>
      `Ce devis est donné à titre indicatif, aux tarifs publiés le ${date}. Le prix qui engage est celui du récapitulatif, avant l’envoi de la commande.`,
    order: 'Commander en ligne\u202F:',
  },
  comparison: {
    heading: 'Les forfaits côte à côte',
    lead: 'Ce qui distingue un forfait de l’autre vient en premier, ce qu’ils ont tous à la fin.',
    shown: 'Forfaits affichés',
    all: 'Tous',
    categories: {
      combined: 'Création et domiciliation',
      domiciliation: 'Domiciliation',
      company_creation: 'Création',
    },
    others: 'Nos autres formules commencent par un échange.',
    othersLink: 'Tous les forfaits et services',
  },
};
