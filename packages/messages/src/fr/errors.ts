import type { ErrorCode } from '@tassis/contracts';

/**
 * Texts of the API's errors; those of login and registration are verbatim from the specification, since clients show
 * them.
 */
export const errors = {
  malformed_request: 'Requête illisible. Vérifiez les données envoyées.',
  signature_invalid: 'La signature de cet appel n’est pas valable, ou elle a expiré.',
  unauthenticated: 'Veuillez vous connecter pour continuer.',
  credentials_invalid: 'Email ou mot de passe incorrect. Veuillez vérifier vos informations.',
  refresh_token_invalid: 'Votre session a pris fin. Veuillez vous reconnecter.',
  challenge_invalid:
    'Cette connexion a expiré. Recommencez avec votre email et votre mot de passe.',
  code_invalid: 'Ce code n’est pas valide, ou a déjà servi.',
  forbidden: "Vous n'avez pas l'autorisation d'effectuer cette action.",
  partner_not_validated:
    'Votre compte partenaire n’est pas validé\u202F: cette action attend sa validation.',
  second_factor_required:
    'Votre rôle demande la double authentification\u202F: activez-la dans votre compte, puis revenez ici.',
  not_in_production: 'Cette action sert aux essais\u202F: elle est refusée en production.',
  not_found: 'Ressource introuvable.',
  request_timeout: 'La requête a mis trop de temps à arriver. Veuillez réessayer.',
  email_taken: 'Un compte avec cette adresse email existe déjà.',
  own_account: 'Vous ne pouvez pas le faire sur votre propre compte.',
  last_admin: 'Il faut toujours un administrateur\u202F: nommez-en d’abord un autre.',
  role_fixed: 'Seul le rôle d’un membre de l’équipe peut changer.',
  account_in_use:
    'Une commande est en cours, une facture reste à régler, un remboursement vous est dû ou une domiciliation court encore\u202F: ce compte ne peut pas être supprimé pour l’instant.',
  second_factor_on: 'La double authentification est déjà activée.',
  second_factor_off: 'La double authentification n’est pas activée.',
  partner_reviewed: 'Cette demande de partenariat a déjà reçu cette réponse.',
  idempotency_in_progress: 'Cette demande est déjà en cours de traitement. Veuillez patienter.',
  transition_not_allowed: 'L’état actuel ne permet pas cette action.',
  stale_version: 'La fiche a changé entre-temps. Rechargez-la, puis refaites votre modification.',
  firm_to_fill:
    'Nos mentions légales restent à renseigner\u202F: ni facture ni contrat ne peuvent être établis pour l’instant.',
  bill_not_due: 'Il n’y a rien à payer sur cette facture.',
  bill_reminded_today: 'Le client a déjà été relancé aujourd’hui pour cette facture.',
  not_subscribed: 'Cette adresse ne reçoit déjà plus la lettre d’information.',
  domiciliation_closed: 'Cette domiciliation est close.',
  renewal_unpaid:
    'La facture du dernier renouvellement reste à régler. Vous pourrez renouveler à nouveau une fois qu’elle sera payée.',
  mail_not_resendable:
    'Ce courriel ne peut pas être renvoyé\u202F: il attend encore, ou son lien personnel n’est plus valable.',
  warning_not_due: 'Cette domiciliation est encore loin de sa fin.',
  warning_sent_today: 'Le client a déjà reçu cet avertissement aujourd’hui.',
  slot_taken:
    'Cette demi-heure vient d’être réservée par quelqu’un d’autre. Veuillez en choisir une autre.',
  payload_too_large: 'Les données envoyées sont trop volumineuses.',
  unsupported_media_type: 'Ce format de données n’est pas accepté\u202F: envoyez du JSON.',
  validation_failed: 'Certaines données ne sont pas valides. Veuillez les vérifier.',
  login_data_invalid: 'Données de connexion invalides.',
  registration_data_invalid: "Données d'inscription invalides.",
  link_invalid: 'Ce lien n’est plus valable. Demandez-en un nouveau.',
  price_mismatch: 'Le prix a changé. Veuillez vérifier le nouveau total avant de commander.',
  payment_mismatch: 'Ce paiement n’a pas le montant ou la devise de la demande.',
  idempotency_key_reused: 'Cette clé a déjà servi pour une autre demande.',
  version_required: 'Indiquez la version que vous modifiez (en-tête If-Match).',
  too_many_requests: 'Trop de requêtes. Veuillez réessayer plus tard.',
  login_throttled:
    'Trop de tentatives de connexion. Veuillez patienter quelques minutes avant de réessayer.',
  registration_throttled: "Trop de tentatives d'inscription. Veuillez patienter quelques minutes.",
  internal_error: 'Erreur interne du serveur. Veuillez réessayer plus tard.',
  not_ready: 'Service temporairement indisponible. Veuillez réessayer plus tard.',
  overloaded: 'Service temporairement indisponible. Veuillez réessayer plus tard.',
} as const satisfies Record<ErrorCode, string>;
