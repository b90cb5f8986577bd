import type { Locale } from '@tassis/messages';

const fr = {
  loading: 'Chargement…',
  unknown: 'Nous n’avons pas pu vérifier votre session',
  unknownText:
    'Vous êtes toujours connecté, mais le serveur ne répond pas pour le moment. Réessayez dans un instant.',
  retry: 'Réessayer',
  retrying: 'Nouvel essai…',
};

const en: typeof fr = {
  loading: 'Loading…',
  unknown: 'We could not check your session',
  unknownText:
    'You are still signed in, but the server does not answer just now. Try again shortly.',
  retry: 'Try again',
  retrying: 'Trying again…',
};

/** The guard's texts, apart from those of the forms, which are loaded with a form. */
export const guardTexts: Record<Locale, typeof fr> = { fr, en };
