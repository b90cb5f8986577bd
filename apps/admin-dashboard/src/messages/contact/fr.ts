export const fr = {
  title: 'Demandes de Contact',
  lead: 'Ce que les visiteurs et les clients écrivent à la maison.',
  status: { label: 'État', anyText: 'Tous les états' },
  assigned: { label: 'Attribution', anyText: 'Toutes', none: 'À personne', me: 'À moi' },
  close: 'Clore',
  closeSeveral: {
    title: (count: string) => `Clore ${count}\u202F?`,
    consequence: 'Personne n’est prévenu. Une demande se rouvre en changeant son état.',
  },
  panel: {
    email: 'E-mail',
    phone: 'Téléphone',
    company: 'Société',
    service: 'Sujet',
    source: 'Reçue de',
    sources: {
      service_page: 'Page d’un service',
      contact_page: 'Page de contact',
      dashboard: 'Espace connecté',
    },
    assignedTo: 'Attribuée à',
    nobody: 'Personne',
    thread: 'Échanges',
    staff: 'La maison',
  },
  assign: {
    text: 'Attribuer',
    me: 'À moi',
    nobody: 'À personne',
    done: (name: string) => `La demande est attribuée à ${name}.`,
    freed: 'La demande n’est plus attribuée.',
    to: (name: string) => `Attribuer à ${name}`,
    freeing: 'N’attribuer à personne',
  },
  move: {
    text: 'Changer l’état',
    done: (status: string) => `État de la demande\u202F: ${status}.`,
  },
  reply: {
    title: 'Répondre par e-mail',
    text: 'Votre réponse',
    hint: 'Le message du client est repris sous votre réponse.',
    send: 'Envoyer la réponse',
    sending: 'Envoi en cours…',
    refused: 'La réponse n’est pas partie',
    sent: (email: string) => `La réponse est envoyée à ${email}.`,
    templates: 'Modèles',
    texts: [
      {
        title: 'Reçu, on s’en occupe',
        text: 'Bonjour,\n\nNous avons bien reçu votre message et vous répondons sous un jour ouvré.\n\nCordialement',
      },
      {
        title: 'Proposer un rendez-vous',
        text: 'Bonjour,\n\nLe plus simple est d’en parler quelques minutes. Choisissez une demi-heure sur notre site, à la rubrique «\u202FConsultation gratuite\u202F», ou dites-nous quand vous rappeler.\n\nCordialement',
      },
      {
        title: 'Pièces nécessaires',
        text: 'Bonjour,\n\nPour avancer, il nous faut la pièce d’identité de chaque associé et de chaque gérant, trois noms proposés pour la société et son activité.\n\nCordialement',
      },
      {
        title: 'Prix et délais',
        text: 'Bonjour,\n\nNos forfaits et leurs prix, taxes et frais compris, sont sur notre site. Dites-nous ce qui vous convient, nous vous confirmons le délai.\n\nCordialement',
      },
    ],
  },
  list: {
    one: 'demande',
    many: 'demandes',
    headers: {
      name: 'De',
      service: 'Sujet',
      status: 'État',
      assigned: 'Attribuée à',
      created_at: 'Reçue le',
    },
    caption: 'Demandes de Contact',
    failed: 'Les demandes n’ont pas pu être chargées',
    all: 'Toutes les demandes',
    empty: {
      title: 'Aucune demande pour le moment',
      text: 'Les messages envoyés depuis le site et les espaces connectés arrivent ici.',
    },
    noMatch: {
      title: 'Aucune demande ne correspond',
      text: 'Essayez d’autres mots ou un autre état.',
    },
  },
};

export type ContactTexts = typeof fr;
