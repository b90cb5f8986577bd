import type { ClaimName } from './claims.ts';

type Texts = { text: string; text_en?: string };

/**
 * What stands beside each figure, the sentences about the firm and the words beside its hours, until content admins
 * write others; in English where an English page has them. They are the words of the pages' own catalogues.
 */
export const firstClaims: Readonly<Partial<Record<ClaimName, Texts>>> = {
  satisfied_clients: { text: 'clients satisfaits', text_en: 'satisfied clients' },
  years_of_experience: { text: 'années d’expérience', text_en: 'years of experience' },
  years_of_experience_contact: { text: 'années d’expérience' },
  satisfaction: { text: 'de satisfaction' },
  success_rate: { text: 'de réussite' },
  companies_supported: { text: 'entreprises accompagnées' },
  companies_created: { text: 'sociétés créées', text_en: 'companies created' },
  support: { text: 'd’assistance' },
  company_creation_days: { text: 'jours pour créer la vôtre', text_en: 'days to create yours' },
  response_hours: { text: 'pour vous répondre' },
  commitment: {
    text: 'Vous dire ce qui est possible, ce qui ne l’est pas, et à quel prix, avant de commencer. Un seul interlocuteur, des délais écrits, des documents relus deux fois. Si nous nous trompons, nous réparons.',
  },
  one_person: {
    text: 'Vous parlez à la personne qui suivra votre dossier, pas à un standard.',
  },
  express: { text: 'Service Express', text_en: 'Express Service' },
  support_always: { text: 'Assistance', text_en: 'Support' },
  hours_title: { text: 'Horaires d’ouverture' },
  hours_open_now: { text: 'Ouvert maintenant' },
  hours_closed_now: { text: 'Fermé en ce moment' },
  hours_closed: { text: 'Fermé' },
  hours_emergency: { text: 'Assistance d’urgence' },
  hours_phone: { text: 'Aux heures d’ouverture' },
};
