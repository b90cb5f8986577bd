/** Texts of the guard and of the login and registration forms, in French. */
export const fr = {
  loading: 'Chargement…',
};

/** The shape every language of this package has. */
export type AuthTexts = typeof fr;
