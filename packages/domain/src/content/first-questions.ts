import type { FaqPage } from './site-texts.ts';

type Questions = { question: string; answer: string; question_en?: string; answer_en?: string }[];

/**
 * The initial questions of each page, until content admins write others; in English too where their page is. They name no
 * firm, no person and no price.
 */
export const firstQuestions: Readonly<Record<FaqPage, Questions>> = {
  home: [
    {
      question: 'Combien de temps faut-il pour créer une société au Maroc ?',
      answer:
        'Comptez 7 à 10 jours ouvrables une fois le dossier complet : certificat négatif, statuts, enregistrement, immatriculation au registre du commerce et publications. Vous suivez chaque étape dans votre espace client.',
    },
    {
      question: 'Puis-je tout faire en ligne ?',
      answer:
        'Oui pour la création de société, la domiciliation et le certificat négatif : formulaire guidé, envoi des pièces et suivi, à toute heure. Seules les signatures à légaliser demandent un passage devant l’administration.',
    },
    {
      question: 'Qu’est-ce qu’un certificat négatif ?',
      answer:
        'C’est le document par lequel l’Office marocain de la propriété industrielle et commerciale atteste que le nom choisi est libre. Il est nécessaire pour immatriculer une société. Vous proposez jusqu’à trois noms, par ordre de préférence : le premier disponible est réservé.',
    },
    {
      question: 'À quoi sert la domiciliation ?',
      answer:
        'Elle donne à votre entreprise une adresse de siège sans louer de bureau. Le contrat est écrit et renouvelable ; nous recevons votre courrier, vous le transmettons et vous prévenons avant chaque échéance.',
    },
    {
      question: 'Les prix affichés comprennent-ils tous les frais ?',
      answer:
        'Les forfaits sont affichés hors taxes. Avant l’envoi de votre commande, le récapitulatif détaille la prestation, la TVA et les frais administratifs : son total est celui de la facture.',
    },
  ],
  about: [
    {
      question: 'Qui s’occupera de mon dossier ?',
      answer:
        'Une seule personne, dont vous avez le nom et la ligne directe. Elle prépare, relit, dépose et vous rend compte ; en son absence une collègue qui connaît le dossier prend la suite.',
    },
    {
      question: 'Travaillez-vous partout au Maroc ?',
      answer:
        'Oui. Nos bureaux sont à Casablanca et à Meknès, et les trois démarches en ligne se font de n’importe où, aussi de l’étranger. Seule une signature à légaliser demande un déplacement, près de chez vous.',
    },
    {
      question: 'Accompagnez-vous aussi après la création ?',
      answer:
        'C’est même l’essentiel de notre métier : pilotage, comptabilité, financement, recrutement, développement commercial. Beaucoup de nos clients de la première heure travaillent encore avec nous.',
    },
    {
      question: 'Comment protégez-vous mes documents ?',
      answer:
        'Ils sont transmis chiffrés, rangés à part et ouverts seulement par les personnes qui traitent votre dossier. La page Confidentialité dit ce que nous gardons, combien de temps, et comment le faire effacer.',
    },
  ],
  contact: [
    {
      question: 'Sous quel délai répondez-vous ?',
      answer:
        'Sous 24 heures ouvrables, par écrit. Si la question demande une recherche, vous recevez dans ce délai le nom de la personne qui s’en charge et la date de sa réponse.',
    },
    {
      question: 'La première consultation est-elle vraiment gratuite ?',
      answer:
        'Oui : trente minutes par téléphone, sans engagement. Vous repartez avec la liste de ce qu’il faut faire, que vous nous le confiiez ou non.',
    },
    {
      question: 'Faut-il prendre rendez-vous pour venir à Casablanca ?',
      answer:
        'C’est préférable, pour que la bonne personne vous attende. Aux heures d’ouverture nous recevons aussi sans rendez-vous pour remettre ou signer un document.',
    },
    {
      question: 'J’ai déjà une commande : à qui écrire ?',
      answer:
        'Depuis votre espace client, le bouton « Nous écrire » joint votre message à votre dossier : c’est le chemin le plus court vers la personne qui le suit.',
    },
  ],
  services: [
    {
      question: 'Quels services puis-je commander en ligne ?',
      answer:
        'La création de société, la domiciliation et le certificat négatif, à toute heure. Le prix est connu avant l’envoi et chaque étape se suit dans votre espace client.',
    },
    {
      question: 'Comment se passe une demande de devis ?',
      answer:
        'Vous décrivez votre besoin en quelques lignes. Un conseiller vous rappelle pour le préciser, puis vous envoie un devis écrit, avec son contenu, son délai et son prix. Rien ne commence avant votre accord.',
    },
    {
      question: 'Puis-je réunir plusieurs services ?',
      answer:
        'Oui, avec un seul interlocuteur et une seule facture par étape. Les forfaits qui réunissent création et domiciliation coûtent moins que les deux séparément.',
    },
    {
      question: 'Travaillez-vous avec mon expert-comptable ?',
      answer:
        'Volontiers. Il peut ouvrir un compte partenaire, vous inviter comme client et préparer une commande que vous n’avez plus qu’à confirmer.',
    },
  ],
  company_creation: [
    {
      question: 'Combien de temps prend une création ?',
      answer:
        'Comptez 7 à 10 jours ouvrables une fois le dossier complet. Le plus long est d’ordinaire de réunir les pièces : le formulaire vous dit lesquelles avant de commencer.',
      question_en: 'How long does it take to create a company?',
      answer_en:
        'Allow 7 to 10 working days once your file is complete. Gathering the documents usually takes longest: the form tells you which ones before you begin.',
    },
    {
      question: 'Quelle forme juridique choisir ?',
      answer:
        'La SARL AU si vous êtes seul, la SARL à plusieurs : ce sont les plus courantes et les plus simples à tenir. La SA et la SAS servent des projets plus lourds ou des investisseurs. Si vous hésitez, la consultation gratuite est faite pour cela.',
      question_en: 'Which legal form should I choose?',
      answer_en:
        'A SARL AU if you are alone, a SARL if you are several: they are the most common and the simplest to run. The SA and the SAS suit larger projects or investors. If you hesitate, the free consultation is there for that.',
    },
    {
      question: 'Quel capital faut-il ?',
      answer:
        'Pour une SARL la loi ne fixe plus de minimum. Choisissez ce dont l’entreprise a besoin pour ses premiers mois : un capital crédible facilite le compte bancaire et les premiers contrats.',
      question_en: 'How much capital do I need?',
      answer_en:
        'The law no longer sets a minimum for a SARL. Choose what the company needs for its first months: a credible capital helps with the bank account and the first contracts.',
    },
    {
      question: 'Ai-je besoin d’un certificat négatif avant de commander ?',
      answer:
        'Non. Si vous l’avez, vous le joignez ; sinon vous proposez trois noms et nous le demandons avec le reste.',
      question_en: 'Do I need a negative certificate before I order?',
      answer_en:
        'No. If you have it, you attach it; if not, you propose three names and we ask for it with the rest.',
    },
    {
      question: 'Un associé qui vit à l’étranger peut-il participer ?',
      answer:
        'Oui, avec son passeport ou sa carte de séjour. Sa signature peut être légalisée au consulat du Maroc, ou donnée par procuration : nous préparons l’acte.',
      question_en: 'Can an associate who lives abroad take part?',
      answer_en:
        'Yes, with a passport or a residence card. The signature can be legalised at the Moroccan consulate, or given by power of attorney: we draw up the deed.',
    },
  ],
  domiciliation: [
    {
      question: 'À quoi sert une domiciliation ?',
      answer:
        'À donner un siège à l’entreprise sans louer de bureau. L’adresse figure sur vos statuts, votre registre du commerce et vos factures.',
      question_en: 'What is domiciliation for?',
      answer_en:
        'It gives your company a registered office without renting one. The address appears in your articles of association, in the trade register and on your invoices.',
    },
    {
      question: 'Est-ce légal ?',
      answer:
        'Oui. La loi n° 89-17 l’encadre : contrat écrit, dossier d’identité tenu à jour, liste déclarée chaque année à l’administration. Nous remplissons ces obligations pour vous.',
      question_en: 'Is it legal?',
      answer_en:
        'Yes. Law no. 89-17 governs it: a written contract, identity documents kept up to date, a list declared to the administration each year. We see to these duties for you.',
    },
    {
      question: 'Que devient mon courrier ?',
      answer:
        'Nous le recevons, vous prévenons et vous le remettons. Vous êtes averti aussi des convocations et des lettres recommandées, qui ne peuvent pas attendre.',
      question_en: 'What happens to my mail?',
      answer_en:
        'We receive it, let you know and hand it over to you. You are also told of summonses and registered letters, which cannot wait.',
    },
    {
      question: 'Que se passe-t-il à la fin du contrat ?',
      answer:
        'Vous êtes prévenu deux mois, un mois et une semaine avant. Le renouvellement se fait en ligne et repart de l’ancienne échéance : il n’y a pas de trou.',
      question_en: 'What happens at the end of the contract?',
      answer_en:
        'You are told two months, one month and one week ahead. Renewal is done online and starts from the old end date: there is no gap.',
    },
    {
      question: 'Puis-je domicilier une société qui existe déjà ?',
      answer:
        'Oui. Vous indiquez son ICE, nous préparons le contrat et vous guidons pour le transfert du siège.',
      question_en: 'Can I domicile a company that exists already?',
      answer_en:
        'Yes. You give us its ICE, we prepare the contract and guide you through the transfer of the registered office.',
    },
  ],
  negative_certificate: [
    {
      question: 'Qu’est-ce que le certificat négatif atteste ?',
      answer:
        'Que le nom choisi n’est pas déjà pris au registre central du commerce. Il est délivré par l’Office marocain de la propriété industrielle et commerciale et demandé pour immatriculer une société.',
      question_en: 'What does the negative certificate state?',
      answer_en:
        'That the name you chose is not taken in the central trade register. The Moroccan Office of Industrial and Commercial Property issues it, and it is required to register a company.',
    },
    {
      question: 'Pourquoi proposer trois noms ?',
      answer:
        'Parce que le premier est parfois trop proche d’un nom existant. L’Office examine vos propositions dans l’ordre et réserve la première qui convient : vous ne perdez pas une semaine.',
      question_en: 'Why propose three names?',
      answer_en:
        'Because the first is sometimes too close to an existing name. The Office examines your proposals in order and reserves the first that is free: you do not lose a week.',
    },
    {
      question: 'Combien de temps est-il valable ?',
      answer:
        'Il réserve le nom pendant un an. Passé ce délai sans immatriculation, le nom redevient libre.',
      question_en: 'How long is it valid?',
      answer_en:
        'It reserves the name for one year. After that, without a registration, the name is free again.',
    },
    {
      question: 'Suis-je obligé d’en prendre un ?',
      answer:
        'Oui pour une société, et pour une entreprise individuelle qui veut une enseigne. Une personne qui exerce sous son seul nom n’en a pas besoin.',
      question_en: 'Do I have to get one?',
      answer_en:
        'Yes for a company, and for a sole trader who wants a trade name. Somebody who works under their own name alone does not need one.',
    },
  ],
};
