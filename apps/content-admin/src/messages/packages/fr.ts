import { editorFr } from './editor-fr.ts';

export const fr = {
  editor: editorFr,
  list: {
    title: 'Gestion des Packages',
    lead: 'Les forfaits dans l’ordre du site. Ce que vous modifiez se prépare dans un brouillon\u202F: le site ne change qu’à la publication. L’ordre, lui, change sur le site aussitôt.',
    create: 'Nouveau forfait',
    label: 'Les forfaits, dans l’ordre du site',
    loading: 'Chargement des forfaits…',
    failed: 'Erreur lors du chargement des forfaits',
    views: 'Forfaits affichés',
    view: {
      current: 'En cours',
      published: 'Publiés',
      draft: 'Brouillons',
      edited: 'Modifiés',
      archived: 'Archivés',
    },
    nothing: 'Aucun forfait ici pour le moment.',
    empty: {
      title: 'Aucun forfait',
      text: 'Créez le premier\u202F: il reste un brouillon jusqu’à sa publication.',
    },
    beforeTax: 'HT',
    actions: (name: string) => `Actions pour ${name}`,
  },
  marks: {
    published: 'Publié',
    draft: 'Brouillon',
    archived: 'Archivé',
    edited: 'Modifications non publiées',
    planned: (moment: string) => `Prévu le ${moment}`,
    skipped: 'Publication manquée',
    featured: 'Mis en avant',
    untranslated: 'Anglais incomplet',
  },
  contents: {
    months: (count: number) => `Domiciliation ${count} mois`,
    creation: 'Création de société',
    creationAt: (price: string) => `Création de société (comprise pour ${price})`,
    creationOption: (price: string) => `Création en option (+\u00A0${price})`,
    other: 'Service hors commande en ligne',
  },
  order: {
    drag: 'Glisser pour déplacer',
    up: (name: string) => `Monter\u202F: ${name}`,
    down: (name: string) => `Descendre\u202F: ${name}`,
    moved: (name: string, place: number, count: number) =>
      `${name}\u202F: place ${place} sur ${count}`,
    failed: 'L’ordre n’est pas enregistré',
  },
  actions: {
    edit: 'Modifier',
    undo: 'Annuler',
    publish: (name: string) => ({
      title: `Publier «\u202F${name}\u202F»\u202F?`,
      consequence: 'Le site montre le forfait tel qu’il est dans le brouillon, dans la minute.',
      confirmText: 'Publier',
      done: 'Le forfait est publié.',
    }),
    unpublish: (name: string) => ({
      title: `Retirer «\u202F${name}\u202F» du site\u202F?`,
      consequence:
        'Il redevient un brouillon et ne peut plus être commandé. Les commandes passées le gardent tel qu’il a été acheté.',
      confirmText: 'Retirer du site',
      done: 'Le forfait est retiré du site.',
    }),
    revive: (name: string) => ({
      title: `Reprendre «\u202F${name}\u202F»\u202F?`,
      consequence: 'Il sort des archives comme brouillon, à la fin de la liste.',
      confirmText: 'Reprendre des archives',
      done: 'Le forfait est de nouveau un brouillon.',
    }),
    archive: (name: string) => ({
      title: `Archiver «\u202F${name}\u202F»\u202F?`,
      consequence:
        'Il quitte le site et la liste. Les commandes passées le gardent, et il peut être repris des archives comme brouillon.',
      confirmText: 'Archiver',
      done: 'Le forfait est archivé.',
    }),
    duplicate: (name: string) => ({
      title: `Dupliquer «\u202F${name}\u202F»\u202F?`,
      consequence: 'La copie est un brouillon, à la fin de la liste, avec un code à elle.',
      confirmText: 'Dupliquer',
      done: 'La copie est dans les brouillons.',
    }),
  },
};

export type Messages = typeof fr;
