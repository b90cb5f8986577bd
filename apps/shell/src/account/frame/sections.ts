/** The parts of the page in its order, and their anchors, which are the same in every language. */
export const anchors = {
  profile: 'profil',
  password: 'mot-de-passe',
  sessions: 'appareils',
  secondFactor: 'double-authentification',
  language: 'langue-des-e-mails',
  data: 'mes-donnees',
} as const;

/** A part of the page, named as its texts are. */
export type AccountPart = keyof typeof anchors;

export const parts = [
  'profile',
  'password',
  'sessions',
  'secondFactor',
  'language',
  'data',
] as const satisfies readonly AccountPart[];
