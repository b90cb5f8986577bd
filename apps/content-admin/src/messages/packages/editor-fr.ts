/** The texts of the editor. */
export const editorFr = {
  title: 'Forfait',
  loading: 'Chargement du forfait…',
  failed: 'Le forfait n’a pas pu être chargé',
  createLead:
    'Un nom et un code suffisent pour commencer. Le site ne montre rien avant la publication.',
  create: 'Créer le brouillon',
  creating: 'Création…',
  notCreated: 'Le brouillon n’est pas créé',
  archived: {
    title: 'Ce forfait est archivé',
    text: 'Reprenez-le des archives pour le modifier\u202F: il redevient un brouillon.',
  },
  planned: (day: string, time: string) => `Publication le ${day} à ${time}`,
  skipped:
    'La publication prévue n’a pas pu se faire\u202F: complétez le brouillon, puis publiez-le ou prévoyez une autre date.',
  more: 'Autres actions',
  published: 'Le forfait est en ligne. Le site le montre dans la minute.',
  older: (count: number) =>
    count === 1
      ? '1 commande en cours a acheté une version antérieure'
      : `${count} commandes en cours ont acheté une version antérieure`,
  olderText: 'Elles gardent le prix et le contenu de leur version, quoi que vous publiiez.',
  views: { write: 'Rédaction', preview: 'Aperçu', versions: 'Versions' },
  missing: '(anglais manquant)',
  nothing: 'rien',
  yes: 'oui',
  no: 'non',
  months: (count: number) => (count === 0 ? 'Sans domiciliation' : `${count} mois`),
  sections: {
    presentation: 'Présentation',
    emphasis: 'Mise en avant',
    price: 'Prix et prestations',
    contents: 'Ce qui est compris',
  },
  fields: {
    code: 'Code',
    name: 'Nom',
    name_en: 'Nom en anglais',
    description: 'Description',
    description_en: 'Description en anglais',
    price: 'Prix HT',
    domiciliation_duration_months: 'Durée de la domiciliation',
    domiciliation_monthly_rate: 'Tarif mensuel HT du renouvellement',
    includes_company_creation: 'Comprend la création',
    company_creation_price: 'Prix HT de la création comprise',
    optional_company_creation: 'Propose la création en option',
    optional_company_creation_price: 'Prix HT de la création en option',
    is_featured: 'Mettre ce forfait en avant',
    badge_text: 'Badge',
    badge_config: 'Badge prioritaire',
    badge_text_en: 'Badge en anglais',
    highlight_text: 'Argument sous le prix',
    highlight_text_en: 'Argument en anglais',
    included_services: 'Services compris',
    included_services_en: 'Services compris, en anglais',
    features: 'Points forts',
    features_en: 'Points forts, en anglais',
  },
  hints: {
    code: 'En majuscules, dans l’adresse de la commande\u202F: COMBO12.',
    badge_text: {
      fr: 'En haut de la fiche, si le forfait est mis en avant.',
      en: 'À la place des badges français, sur une page en anglais.',
    },
    badge_config: 'S’il est rempli, la fiche le montre à la place du badge.',
    price:
      'Les montants sont hors taxes. La commande y ajoute la TVA et, pour une création, les frais administratifs. Une création comprise pour 0 est déjà dans le prix.',
    lines:
      'Une ligne par service ou par point, dans l’ordre du site. L’anglais suit les mêmes lignes.',
  },
  preview: {
    language: 'Langue de l’aperçu',
    languages: { fr: 'Français', en: 'Anglais' },
    card: 'Sa fiche sur le site',
    price: 'Son prix dans la commande',
    comparison: 'Sa colonne dans la comparaison',
    withOption: (name: string) => `${name}, création en option`,
    loading: 'Calcul du prix…',
  },
  plan: {
    button: 'Publier à une date',
    title: 'Quand publier ce brouillon\u202F?',
    consequence: 'Il sera publié de lui-même, tel qu’il sera à ce moment, à l’heure du Maroc.',
    moment: 'Date et heure',
    momentHint: 'Heure du Maroc.',
    confirm: 'Prévoir la publication',
    cancel: 'Annuler la publication prévue',
    cancelled: 'La publication n’est plus prévue.',
    done: 'La publication est prévue.',
  },
  link: {
    button: 'Lien d’aperçu',
    title: 'Aperçu sur le site',
    close: 'Fermer',
    loading: 'Création du lien…',
    failed: 'Le lien n’a pas pu être créé',
    until: (moment: string) =>
      `Ce lien montre le brouillon sur le site à qui le reçoit, jusqu’au ${moment}.`,
    open: 'Ouvrir l’aperçu',
    subject: 'le lien d’aperçu',
    copy: {
      copy: 'Copier',
      copied: 'Copié',
      failed: 'La copie a échoué\u202F: ouvrez l’aperçu et copiez son adresse.',
    },
  },
  discard: {
    title: 'Abandonner le brouillon\u202F?',
    consequence:
      'Ce qui a été écrit depuis la dernière publication est perdu. Le site ne change pas.',
    confirmText: 'Abandonner le brouillon',
    done: 'Le brouillon est abandonné.',
  },
  versions: {
    loading: 'Chargement des versions…',
    failed: 'Les versions n’ont pas pu être chargées',
    title: (version: number, status: string) => `Version ${version} · ${status}`,
    by: (moment: string, author: string | null) =>
      author === null ? `Le ${moment}` : `Le ${moment}, par ${author}`,
    same: 'Dit la même chose que le brouillon.',
    difference: (before: string, now: string) =>
      `«\u202F${before}\u202F» ici, «\u202F${now}\u202F» dans le brouillon`,
    restoreText: 'Reprendre',
    restoreThis: (version: number) => `Reprendre la version ${version}`,
    restore: (version: number) => ({
      title: `Reprendre la version ${version}\u202F?`,
      consequence:
        'Elle remplace ce qui est dans le brouillon. Le site ne change pas avant la publication.',
      confirmText: 'Reprendre',
      done: 'La version est dans le brouillon.',
    }),
  },
};
