/** The sections of the page in order, with their anchors, which are the same in every language. */
export const anchors = {
  profile: 'profil',
  password: 'mot-de-passe',
  sessions: 'appareils',
  secondFactor: 'double-authentification',
  language: 'langue-des-e-mails',
  data: 'mes-donnees',
} as const;

/** The key of a section, which its texts have too. */
export type AccountPart = keyof typeof anchors;

export const parts = [
  'profile',
  'password',
  'sessions',
  'secondFactor',
  'language',
  'data',
] as const satisfies readonly AccountPart[];
