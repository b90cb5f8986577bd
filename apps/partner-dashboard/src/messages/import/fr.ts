export const fr = {
  title: 'Importer des clients',
  lead: 'Un fichier CSV de votre logiciel ou de votre tableur. Nous vous montrons d’abord ce que contient chaque ligne\u202F; personne n’est contacté avant votre accord.',
  file: {
    label: 'Fichier CSV',
    hint: 'La première ligne nomme les colonnes\u202F: prénom, nom, e-mail et téléphone, dans n’importe quel ordre, séparés par des points-virgules, des virgules ou des tabulations. 200 clients au plus.',
    choose: 'Choisir un fichier',
    drop: 'Déposez votre fichier ici',
    dropNow: 'Lâchez le fichier',
  },
  sample: 'Télécharger un exemple',
  sampleName: 'exemple-clients.csv',
  sampleHeader: 'prénom;nom;e-mail;téléphone',
  again: 'Choisir un autre fichier',
  checking: 'Vérification du fichier…',
  wrong: {
    tooLarge: 'Ce fichier est trop grand pour une liste de 200 clients.',
    empty: 'Ce fichier ne contient personne\u202F: aucune ligne ne suit les en-têtes.',
    workbook:
      'Ce fichier est un classeur. Dans votre tableur, enregistrez-le au format CSV, puis choisissez ce fichier CSV.',
    columns: (names: string) =>
      `La première ligne doit nommer les colonnes. Il manque\u202F: ${names}.`,
    tooMany: (count: number) =>
      `Ce fichier contient ${count} lignes. Importez-en 200 au plus à la fois.`,
  },
  columns: { email: 'e-mail', firstName: 'prénom', lastName: 'nom', phone: 'téléphone' },
  report: {
    title: (name: string) => `Ce que contient ${name}`,
    ready: (count: number) =>
      count === 1 ? '1 personne sera invitée' : `${count} personnes seront invitées`,
    none: 'Personne ne peut être invité avec ce fichier.',
    wrong: (count: number) => (count === 1 ? '1 ligne à corriger' : `${count} lignes à corriger`),
    already: (count: number) =>
      count === 1 ? '1 déjà sollicitée ou suivie' : `${count} déjà sollicitées ou suivies`,
    repeated: (count: number) => `${count} en double`,
    left: 'Les lignes à corriger sont laissées de côté\u202F: vous pourrez les importer après correction.',
    confirm: (count: number) => (count === 1 ? 'Inviter 1 personne' : `Inviter ${count} personnes`),
    question: (count: number) =>
      count === 1 ? 'Inviter cette personne\u202F?' : `Inviter ces ${count} personnes\u202F?`,
    consequence: 'Nous leur écrivons en votre nom. Chacune accepte ou refuse.',
    sent: 'Les demandes sont envoyées.',
  },
  result: {
    title: 'Résultat de l’import',
    asked: (count: number) =>
      count === 1 ? '1 demande est envoyée' : `${count} demandes sont envoyées`,
    requests: 'Voir les demandes en attente',
  },
  table: {
    groups: {
      wrong: 'À corriger',
      ready: 'Prêtes',
      asked: 'Demandes envoyées',
      left: 'Déjà sollicitées ou en double',
    },
    line: 'Ligne',
    person: 'Personne',
    state: 'État',
    wrong: 'Raison',
  },
  states: {
    ready: 'Prête',
    asked: 'Demande envoyée',
    already_asked: 'Déjà sollicitée ou suivie',
    repeated: 'En double',
    invalid: 'À corriger',
    unread: 'Illisible',
  },
  unread: {
    quote: 'Un guillemet n’est pas fermé, ou se trouve au milieu d’un mot.',
    cells: (found: number, wanted: number) => `${found} colonnes au lieu de ${wanted}.`,
  },
};

export type ImportTexts = typeof fr;
