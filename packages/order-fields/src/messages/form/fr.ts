/** What the fields of every order say. Some texts are the product owner’s, word for word. */
export const fr = {
  form: {
    atMost: 'Il y en a {max} au plus\u202F: le nombre a été ramené à {max}.',
  },
  advice: 'Un conseil',
  /** Lines of the error summary: of a field, of a field of an item, of an item, of an item with many missing answers. */
  findings: {
    item: "{field} est requis ou n'est pas valide",
    at: '{owner}, {field}\u202F: {message}',
    ofItem: '{owner}\u202F: {message}',
    many: '{owner}\u202F: {count} champs à compléter',
  },
  errors: {
    summary: 'Veuillez corriger les erreurs suivantes:',
    line: '{field} : {messages}',
  },
};

/** The same texts in another language: a missing one is a type error. */
export type FormMessages = typeof fr;
