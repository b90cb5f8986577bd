import type { TransportCode } from '../codes.ts';

/** A package entry of its own, for French-only pages that need no other shared text. */
export const transport = {
  'transport.network': 'Problème de connexion réseau. Vérifiez votre connexion internet.',
  'transport.login_network':
    'Problème de connexion réseau. Vérifiez votre connexion internet et réessayez.',
  'transport.timeout': 'La demande a pris trop de temps. Veuillez réessayer.',
  'transport.unexpected_answer': 'Format de réponse invalide',
  'transport.unexpected': 'Une erreur inattendue est survenue.',
  'transport.400': 'Requête incorrecte. Vérifiez vos données.',
  'transport.401': 'Veuillez vous connecter pour continuer.',
  'transport.403': "Vous n'avez pas l'autorisation d'accéder à cette ressource.",
  'transport.404': 'Ressource introuvable.',
  'transport.408': 'La demande a expiré. Veuillez réessayer.',
  'transport.422': 'Données invalides. Vérifiez votre saisie.',
  'transport.429': 'Trop de requêtes. Veuillez réessayer plus tard.',
  'transport.500': 'Erreur interne du serveur. Veuillez réessayer plus tard.',
  'transport.502': 'Passerelle défaillante. Veuillez réessayer plus tard.',
  'transport.503': 'Service indisponible. Veuillez réessayer plus tard.',
  'transport.504': 'La passerelle ne répond pas. Veuillez réessayer plus tard.',
} as const satisfies Record<TransportCode, string>;
