/** The area's own texts. Those the specification quotes are verbatim, straight apostrophes included. */
export const fr = {
  trail: { label: 'Fil d’Ariane', home: 'Accueil' },
  home: {
    title: 'Création de société et domiciliation au Maroc',
    description:
      'Créez votre société, domiciliez-la et réservez son nom en ligne. Des conseillers contrôlent chaque pièce et vous accompagnent ensuite.',
  },
  servicesPage: {
    title: 'Nos services aux entreprises',
    description:
      'Création de société, domiciliation et certificat négatif 100 % en ligne ; pilotage, financement, marketing, formation et coworking avec un conseiller.',
    eyebrow: 'Tout pour l’entreprise, sous un même toit',
    heading: 'Nos services',
    lead: 'Trois démarches se commandent en ligne, à toute heure. Les autres commencent par une conversation avec un conseiller.',
  },
  hero: {
    eyebrow: 'Création d’entreprise et conseil au Maroc',
    heading: 'Créez votre société, l’esprit libre.',
    lead: 'Nom, statuts, siège, immatriculation : vous commandez en ligne, un conseiller contrôle chaque pièce, vous suivez tout. Et nous restons à vos côtés pour la suite.',
    services: 'Découvrir nos services',
    contact: 'Nous contacter',
    clients: 'clients satisfaits',
    experience: 'années d’expérience',
    success: 'de réussite',
  },
  tiles: {
    heading: 'Par où commencer ?',
    discover: 'Découvrir',
  },
  testimonials: {
    heading: 'Ils ont franchi le pas',
    choose: (position: number, count: number) => `Témoignage ${position} sur ${count}`,
    pause: 'Arrêter le défilement des témoignages',
    resume: 'Reprendre le défilement des témoignages',
  },
  clients: {
    heading: 'Ils avancent avec nous',
    pause: 'Figer les logos',
  },
  methodology: {
    heading: 'Une méthode en quatre temps',
    lead: 'Un zellige ne s’improvise pas : on mesure, on trace, on taille, on ajuste. Nous travaillons de la même façon.',
  },
  packages: {
    popular: 'Forfaits populaires',
    popularLead: 'Un prix clair, une liste précise de ce qui est compris.',
    all: 'Nos Forfaits',
    allLead: 'Comparez, choisissez, commandez. Tout ce qui est compris est écrit.',
    compare: 'Comparer et calculer',
    contact: 'Nous contacter',
    choose: 'Choisir ce forfait',
    terms: (vatPercent: string, fees: string) =>
      `Prix hors taxes (TVA ${vatPercent} %). Pour une création s’ajoutent ${fees} de frais administratifs, non taxés. Le récapitulatif détaille tout avant l’envoi.`,
  },
  about: {
    heading: 'Une maison de conseil, du premier papier aux grandes décisions',
    lead: 'Immatriculer une société prend quelques jours ; la faire vivre demande des années. Nos équipes réunissent sous un même toit ceux qui déposent les dossiers et ceux qui aident à décider.',
    supportedBefore: 'plus de',
    supported: 'entreprises accompagnées',
    commitmentHeading: 'Notre engagement',
    commitment:
      'Vous dire ce qui est possible, ce qui ne l’est pas, et à quel prix, avant de commencer. Un seul interlocuteur, des délais écrits, des documents relus deux fois. Si nous nous trompons, nous réparons.',
    discover: 'Découvrir',
  },
  ordering: {
    heading: 'Une commande en ligne, comment ça se passe ?',
    lead: 'Vous pouvez vous arrêter à tout moment et reprendre plus tard.',
  },
  reviews: {
    heading: 'Ce que disent nos clients',
    pause: 'Figer les avis',
    rating: (rating: string) => `Note : ${rating} sur 5`,
    thisMonth: 'ce mois',
    months: (count: number) => `${count} mois`,
    years: (count: number) => (count === 1 ? '1 an' : `${count} ans`),
  },
  questions: {
    heading: 'Questions fréquentes',
    lead: 'La vôtre n’y est pas ? Écrivez-nous, un conseiller vous répond.',
    contact: 'Poser une question',
    failed: 'Les questions n’ont pas pu être chargées',
    loading: 'Chargement des questions…',
  },
  contact: {
    heading: 'Parlons de votre projet',
    lead: 'Décrivez-le en quelques lignes : vous recevez un devis détaillé, sans engagement.',
    response: (hours: string) => `Réponse sous ${hours}\u00A0heures ouvrables.`,
    quote: 'Demander un devis gratuit',
    services: 'Explorer nos services',
    phone: 'Téléphone',
    whatsapp: 'WhatsApp',
    email: 'E-mail',
  },
  quote: {
    title: (service: string) => `${service}\u202F: demander un devis`,
    description: (service: string) =>
      `Un devis détaillé et sans engagement pour ce service\u202F: ${service}. Demandez-le par le formulaire, par téléphone ou sur WhatsApp.`,
    heading: 'Demander un devis',
  },
  unknownService: {
    title: 'Service non trouvé',
    text: 'Ce service n’existe pas, ou il a changé de nom. Les voici tous.',
  },
  online: {
    heading: 'Services en ligne',
    lead: 'Un formulaire guidé, un prix connu avant l’envoi, un suivi à chaque étape. À\u00A0toute heure.',
    label: '100% EN LIGNE',
    start: 'Commencer maintenant',
  },
  professional: {
    heading: 'Services professionnels',
    lead: 'Des équipes spécialisées, qui se parlent. Chaque mission est précédée d’un échange et d’un devis.',
    discover: 'Découvrir',
    ecosystemHeading: 'Un projet touche souvent à plusieurs métiers',
    ecosystemText:
      'Créer, financer, recruter, vendre : nos services se combinent, avec un seul interlocuteur.',
    ecosystem: "Explorer l'écosystème complet",
  },
  reasons: {
    heading: 'Pourquoi nous choisir',
    lead: 'Ce que nos clients nous disent apprécier, et que nous tenons à garder.',
  },
  packagesPage: {
    title: 'Comparer les forfaits et calculer son prix',
    description:
      'Les forfaits de création et de domiciliation côte à côte, et un calculateur\u202F: taxes et frais compris, au centime près, avec un devis à imprimer.',
  },
  aboutPage: {
    title: 'À propos',
    description:
      'Une maison de conseil marocaine : ses chiffres, ses six valeurs, sa façon de travailler et les réponses aux questions que l’on nous pose souvent.',
  },
  contactPage: {
    title: 'Contact',
    description:
      'Téléphone, WhatsApp, e-mail, bureau à Casablanca, horaires, formulaire de contact et consultation gratuite de 30 minutes.',
    eyebrow: 'Contact',
    heading: 'Parlons de votre projet',
    lead: 'Une idée, une question, un doute : écrivez-nous ou appelez. La première conversation ne coûte rien et vous saurez quoi faire ensuite.',
    ways: 'Nos coordonnées',
    office: 'Bureau',
    phoneNote: 'Aux heures d’ouverture',
    whatsappNote: 'Pour une question courte ou une photo de document',
    emailNote: (hours: string | undefined) =>
      hours ? `Réponse sous ${hours} heures ouvrables` : 'Pour ce qui demande des détails',
    officeNote: 'Plan et horaires plus bas',
    officeOf: (city: string) => `Bureau de ${city}`,
    mapNote: 'Plan schématique',
    directions: 'Ouvrir l’itinéraire',
    form: 'Envoyez-nous un message',
    formLead: 'Quelques lignes suffisent.',
    name: 'Nom complet',
    email: 'Adresse e-mail',
    phone: 'Téléphone',
    phoneIfAny: 'Téléphone (facultatif)',
    subject: 'Sujet',
    message: 'Message',
    purpose: 'Vos coordonnées servent à vous répondre, et à rien d’autre.',
    send: 'Envoyer le message',
    sending: 'Envoi en cours...',
    refused: 'Votre message n’est pas parti',
    sent: 'Votre message a été envoyé avec succès. Nous vous contacterons dans les plus brefs délais.',
    failed:
      "Une erreur s'est produite lors de l'envoi. Veuillez réessayer ou nous contacter directement.",
  },
  contactReasons: {
    heading: 'Pourquoi nous choisir',
    text: 'Vous parlez à la personne qui suivra votre dossier, pas à un standard.',
    years: 'années d’expérience',
    clients: 'clients satisfaits',
    response: 'pour vous répondre',
  },
  consultation: {
    heading: 'Consultation gratuite de 30 minutes',
    lead: 'Laissez un numéro : un conseiller vous rappelle aux heures d’ouverture. Vous repartez avec la liste de ce qu’il faut faire.',
    phone: 'Téléphone',
    when: 'Quand vous appeler\u202F?',
    asSoonAsPossible: 'Dès que possible',
    loading: 'Nous cherchons les heures libres…',
    noneFree:
      'Aucune demi-heure n’est libre ces prochains jours\u202F: nous vous rappelons dès que possible.',
    notLoaded: 'Les heures libres ne se chargent pas. Dès que possible reste possible.',
    time: 'À quelle heure\u202F?',
    timeHint: 'À l’heure de Casablanca, pour une demi-heure.',
    timeMissing: 'Choisissez une heure.',
    email: 'Adresse e-mail',
    emailHint: 'La confirmation y part, avec un lien pour annuler.',
    name: 'Nom (facultatif)',
    message: 'De quoi voulez-vous parler\u202F? (facultatif)',
    purpose: 'Vos coordonnées servent à vous rappeler, et à rien d’autre.',
    send: 'Me faire rappeler',
    book: 'Réserver cette demi-heure',
    sending: 'Envoi en cours...',
    refused: 'Votre demande n’est pas partie',
    sent: 'Demande envoyée avec succès ! Nous vous recontacterons dans les plus brefs délais.',
    booked: (when: string) => `C’est réservé\u202F: ${when}`,
    bookedText:
      'Nous vous appelons à cette heure-là. La confirmation part à l’adresse indiquée, avec un lien pour annuler.',
    calendar: 'Ajouter à mon agenda',
    failed: "Erreur lors de l'envoi. Veuillez réessayer ou nous contacter directement.",
  },
  hours: {
    caption: 'Horaires d’ouverture',
    days: ['Lundi', 'Mardi', 'Mercredi', 'Jeudi', 'Vendredi', 'Samedi', 'Dimanche'],
    to: ' au ',
    closed: 'Fermé',
    openNow: 'Ouvert maintenant',
    closedNow: 'Fermé en ce moment',
    emergency: 'Assistance d’urgence',
  },
  honeypot: 'Laissez ce champ vide',
  siteTexts: {
    eyebrow: 'Les règles de la maison',
    updated: 'Mis à jour le',
    others: 'Autres textes',
    loading: 'Chargement du texte…',
    failed: 'Le texte n’a pas pu être chargé',
    legal: {
      title: 'Mentions légales',
      description:
        'L’éditeur de ce site, son adresse et ses numéros d’enregistrement, la propriété des textes et des images, et la façon de nous écrire.',
    },
    privacy: {
      title: 'Confidentialité',
      description:
        'Les données que nous recueillons, pourquoi, qui les voit, combien de temps nous les gardons, et les droits que la loi 09-08 vous donne.',
    },
    terms: {
      title: 'Conditions générales',
      description:
        'Comment se passe une commande, ce qu’elle coûte, quand elle se paie, comment elle s’annule, et ce à quoi chacun s’engage.',
    },
    cookies: {
      title: 'Cookies',
      description:
        'Ce que le site garde dans votre navigateur, pourquoi et pour combien de temps. Il n’y a aucun cookie de mesure d’audience ni de publicité.',
    },
  },
  blog: {
    eyebrow: 'Comprendre avant de décider',
    title: 'Blog',
    description:
      'Créer, domicilier et tenir une société au Maroc : des guides écrits par ceux qui déposent les dossiers, avec leurs sources et leur date.',
  },
  missingArticle: {
    title: 'Article introuvable',
    description: 'Cette adresse ne mène à aucun article. Voici ceux que nous avons écrits.',
  },
  team: {
    eyebrow: 'Qui fait quoi',
    title: 'Équipe',
    description:
      'Ceux qui relisent, déposent, comptent et conseillent : les métiers de la maison, ce que chacun fait pour vous, et à qui poser votre question.',
  },
  careers: {
    eyebrow: 'Travailler avec nous',
    title: 'Carrières',
    description:
      'Ce que nous cherchons, comment nous recrutons et comment nous écrire : la candidature spontanée, lue par une personne de l’équipe.',
  },
  testimonialsPage: {
    eyebrow: 'Ce qu’ils en disent',
    title: 'Témoignages',
    description:
      'Les avis de nos clients, avec leur note et leur date, et quatre témoignages plus longs de ceux qui ont créé ou fait grandir leur société avec nous.',
  },
  editor: {
    name: 'Société',
  },
  film: 'Voir le film : créer sa société, en six étapes',
  retry: 'Réessayer',
} as const;
