/** A department of the firm, without names or faces. */
export type TeamPart = {
  readonly key:
    | 'formalities'
    | 'address'
    | 'law'
    | 'accounts'
    | 'people'
    | 'steering'
    | 'marketing'
    | 'reception';
  readonly title: string;
  /** Its tasks, and the questions for it. */
  readonly text: string;
};

/** The departments of the firm. */
export const teamParts: readonly TeamPart[] = [
  {
    key: 'formalities',
    title: 'Les formalités',
    text: 'Elles ouvrent chaque commande, relisent les pièces, déposent les dossiers et relancent les administrations. C’est ici que l’on répond à «\u202Foù en est mon dossier\u202F?\u202F».',
  },
  {
    key: 'address',
    title: 'La domiciliation et le courrier',
    text: 'On y établit les contrats, tient les dossiers que la loi demande, numérise chaque lettre et prévient de chaque échéance.',
  },
  {
    key: 'law',
    title: 'Le droit',
    text: 'Statuts, cessions de parts, baux, contrats\u202F: des juristes écrivent et relisent. Quand une affaire demande un avocat ou un notaire, ils le disent et préparent le dossier avec lui.',
  },
  {
    key: 'accounts',
    title: 'La comptabilité',
    text: 'La tenue, la paie, les déclarations et le bilan. À qui demander pourquoi le résultat est positif quand le compte est vide.',
  },
  {
    key: 'people',
    title: 'L’administration et les ressources humaines',
    text: 'Contrats de travail, affiliations, dossiers du personnel, organisation du bureau\u202F: ce qui prend du temps et n’attend pas.',
  },
  {
    key: 'steering',
    title: 'Le pilotage et le financement',
    text: 'Tableaux de bord, plans de trésorerie, dossiers de banque. Des conseillers qui disent aussi quand un projet n’est pas prêt.',
  },
  {
    key: 'marketing',
    title: 'Le marketing et la formation',
    text: 'Se faire connaître, vendre, former ses équipes\u202F: des missions courtes, avec un résultat que l’on peut vérifier.',
  },
  {
    key: 'reception',
    title: 'L’accueil',
    text: 'Le téléphone, le bureau de Casablanca, les espaces de Meknès. La première voix que vous entendez, et celle qui sait qui vous passer.',
  },
];

/** The way of a client's matter through the firm. */
export const teamHabits = [
  {
    title: 'Une personne vous est attachée',
    text: 'Elle connaît votre dossier du début à la fin et répond de ce que font les autres. Son absence est prévue\u202F: un collègue a lu le dossier.',
  },
  {
    title: 'Deux paires d’yeux avant tout dépôt',
    text: 'Celui qui prépare ne dépose pas seul. Un second relit les noms, les numéros et les signatures, parce qu’un rejet coûte plus cher qu’une heure.',
  },
  {
    title: 'Ce qui est dit est écrit',
    text: 'Prix, délai, pièce manquante\u202F: vous les retrouvez dans votre espace. Personne ne doit se souvenir d’une conversation.',
  },
  {
    title: 'Nous disons non',
    text: 'À un dossier incomplet, à un montage qui ne tient pas, à une mission qui n’est pas de notre métier. Et nous disons à qui la confier.',
  },
] as const;
