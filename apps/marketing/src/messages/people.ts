/**
 * The texts of the pages of the team, careers and testimonials, in a catalogue of their own because every page loads the
 * area's own texts.
 */
export const teamTexts = {
  parts: 'Les métiers de la maison',
  partsLead:
    'Nous présentons des métiers et non des visages\u202F: la personne qui suivra votre dossier se présente elle-même, par son nom, dès votre première demande.',
  habits: 'Notre façon de travailler',
  habitsLead: 'Quatre habitudes, les mêmes pour tous.',
  join: 'Rejoindre l’équipe',
} as const;

/** The page of careers. */
export const careersTexts = {
  qualities: 'Ce que nous cherchons',
  qualitiesLead:
    'Le diplôme dit une partie de l’histoire. Voici l’autre, celle que nous regardons d’abord.',
  steps: 'Comment nous recrutons',
  stepsLead: 'Quatre étapes, les mêmes pour tous les métiers.',
  apply: 'Candidature spontanée',
  applyLead:
    'Aucune offre n’est publiée ici en ce moment. Les candidatures spontanées sont lues toute l’année, celles d’étudiants en stage aussi.',
  applyList: 'Dites-nous',
  applyBy: 'Écrire à',
  subject: 'Candidature spontanée',
  purpose:
    'Votre candidature sert à vous répondre et à vous recontacter dans l’année, à rien d’autre.',
  equality:
    'Nous ne demandons ni l’âge, ni la situation de famille, ni l’origine, et nous aménageons l’entretien et le poste pour une personne en situation de handicap.',
} as const;

/** The page of testimonials. */
export const testimonialTexts = {
  reviews: (count: number) => (count === 1 ? 'Un avis' : `${count} avis`),
  average: 'en moyenne',
  order: 'Entiers, du plus récent au plus ancien.',
  stories: 'Quatre histoires',
  storiesLead: 'Des clients racontent ce qui a changé.',
  failed: 'Les avis n’ont pas pu être chargés',
} as const;
