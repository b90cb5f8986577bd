/** The staff's texts of an order's messages. */
export const fr = {
  title: 'Échanges avec le client',
  templates: [
    {
      title: 'Pièce manquante',
      text: 'Bonjour,\n\nIl nous manque une pièce pour avancer sur votre dossier\u202F: \n\nVous pouvez la joindre ici, en PDF. Merci\u202F!',
    },
    {
      title: 'Dossier transmis',
      text: 'Bonjour,\n\nVotre dossier est complet et transmis à l’administration. Nous vous écrivons dès que nous avons sa réponse.',
    },
    {
      title: 'Noms à proposer',
      text: 'Bonjour,\n\nAucun des noms proposés n’est disponible. Pouvez-vous nous en indiquer trois autres\u202F?',
    },
    {
      title: 'Documents prêts',
      text: 'Bonjour,\n\nVos documents sont prêts\u202F: vous les trouvez dans votre espace.',
    },
  ],
};

export type OrderMessageTexts = typeof fr;
