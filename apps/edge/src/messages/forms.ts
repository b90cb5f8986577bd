/* What the edge says to visitors whose browser runs no script; French like the public site. */

/** The product owner’s texts, word for word, page by page. */
export const outcomes = {
  contact: {
    title: 'Contact',
    success:
      'Votre message a été envoyé avec succès. Nous vous contacterons dans les plus brefs délais.',
    error:
      "Une erreur s'est produite lors de l'envoi. Veuillez réessayer ou nous contacter directement.",
  },
  quote: {
    title: 'Demande de devis',
    success: 'Demande envoyée avec succès ! Nous vous recontacterons dans les plus brefs délais.',
    error: "Erreur lors de l'envoi. Veuillez réessayer ou nous contacter directement.",
  },
  callback: {
    title: 'Consultation gratuite',
    success: 'Demande envoyée avec succès ! Nous vous recontacterons dans les plus brefs délais.',
    error: "Erreur lors de l'envoi. Veuillez réessayer ou nous contacter directement.",
  },
  newsletter: {
    title: 'Lettre d’information',
    success: 'Inscription réussie !',
    error: "Erreur lors de l'inscription. Veuillez réessayer.",
  },
} as const;

/** Labels of what forms ask. */
export const labels = {
  name: 'Nom',
  email: 'Adresse e-mail',
  phone: 'Téléphone',
  company: 'Entreprise',
  service: 'Sujet',
  message: 'Message',
} as const;

/** Texts of the page around the form. */
export const page = {
  title: 'Formulaire',
  resend: 'Envoyer à nouveau',
  back: 'Retour au site',
  foreign:
    'Ce formulaire n’a pas été envoyé depuis notre site\u202F: rien n’a été enregistré. Revenez sur le site et envoyez-le de là.',
  unreadable: 'Ce formulaire n’a pas pu être lu\u202F: rien n’a été enregistré.',
  tooLarge:
    'Ce formulaire contient trop de texte\u202F: rien n’a été enregistré. Revenez en arrière pour le raccourcir.',
} as const;
