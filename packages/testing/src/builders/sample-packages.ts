import { aPackage, type PackageDraft } from './package.ts';

const address = 'Adresse de siège à Meknès';
const mail = 'Réception et numérisation du courrier';
const contract = 'Contrat et attestation de domiciliation';
const meetingRoom = 'Salle de réunion sur réservation';
const statutes = 'Rédaction des statuts et des actes';
const registration = 'Enregistrement et registre du commerce';
const taxes = 'Inscription à la taxe professionnelle et à la CNSS';
const announcement = 'Annonce légale et Bulletin officiel';
const certificate = 'Certificat négatif';
const adviser = 'Un conseiller attitré, du premier appel à la remise du dossier';

/** The packages of the demo firm in the order of the site; the home page shows the first three. */
export const samplePackages: readonly PackageDraft[] = [
  aPackage({
    code: 'DOM12',
    name: 'Domiciliation 12 mois',
    description:
      'Une adresse professionnelle pour un an, le courrier reçu et transmis, et la création de votre société en option.',
    price: 2400,
    domiciliation_duration_months: 12,
    domiciliation_monthly_rate: 200,
    optional_company_creation: true,
    optional_company_creation_price: 2500,
    included_services: [
      address,
      contract,
      mail,
      'Transmission des plis officiels le jour même',
      meetingRoom,
    ],
    features: ['Adresse de siège pour 12 mois', 'Courrier numérisé'],
  }),
  aPackage({
    code: 'COMBO12',
    name: 'Création et domiciliation 12 mois',
    description:
      'Votre société créée et domiciliée en une seule démarche : le forfait que choisissent la plupart de nos clients.',
    price: 2400,
    domiciliation_duration_months: 12,
    domiciliation_monthly_rate: 200,
    includes_company_creation: true,
    company_creation_price: 2200,
    is_featured: true,
    highlight_text: '300 MAD de moins que la domiciliation avec la création en option',
    included_services: [
      certificate,
      statutes,
      registration,
      announcement,
      taxes,
      address,
      contract,
      mail,
    ],
    features: ['Société créée en 7 à 10 jours', 'Adresse de siège pour 12 mois', 'Suivi en ligne'],
  }),
  aPackage({
    code: 'COMBO_PREMIUM',
    name: 'Création et domiciliation Premium',
    description:
      'Deux ans de domiciliation, la création comprise et un conseiller qui s’occupe de tout, signatures à domicile incluses.',
    price: 7900,
    domiciliation_duration_months: 24,
    domiciliation_monthly_rate: 200,
    includes_company_creation: true,
    badge_config: { text: 'PREMIUM' },
    included_services: [
      adviser,
      certificate,
      statutes,
      registration,
      announcement,
      taxes,
      address,
      mail,
      meetingRoom,
    ],
    features: [
      'Création comprise dans le prix',
      'Adresse de siège pour 24 mois',
      'Conseiller attitré',
    ],
  }),
  aPackage({
    code: 'CC_ESSENTIEL',
    name: 'Création Essentielle',
    description:
      'La création de votre société, des statuts à l’immatriculation, à votre propre adresse.',
    price: 2900,
    domiciliation_duration_months: 0,
    domiciliation_monthly_rate: 0,
    includes_company_creation: true,
    included_services: [certificate, statutes, registration, announcement, taxes],
    features: ['Société créée en 7 à 10 jours', 'Statuts relus avec vous', 'Suivi en ligne'],
  }),
  aPackage({
    code: 'CC_PREMIUM',
    name: 'Création Premium',
    description:
      'Une création sur mesure : pactes, apports en nature, plusieurs associés, et un conseiller qui suit chaque étape.',
    price: 5400,
    domiciliation_duration_months: 0,
    domiciliation_monthly_rate: 0,
    includes_company_creation: true,
    included_services: [
      adviser,
      certificate,
      statutes,
      'Pacte d’associés',
      registration,
      announcement,
      taxes,
    ],
    features: ['Statuts sur mesure', 'Pacte d’associés', 'Conseiller attitré'],
  }),
  aPackage({
    code: 'DOM6',
    name: 'Domiciliation 6 mois',
    description: 'Une adresse de siège pour démarrer, sans vous engager sur un an.',
    price: 1500,
    domiciliation_duration_months: 6,
    domiciliation_monthly_rate: 250,
    optional_company_creation: true,
    optional_company_creation_price: 2700,
    included_services: [address, contract, mail],
    features: ['Adresse de siège pour 6 mois', 'Courrier numérisé'],
  }),
  aPackage({
    code: 'DOM24',
    name: 'Domiciliation 24 mois',
    description: 'Deux ans de tranquillité à un tarif mensuel réduit.',
    price: 4320,
    domiciliation_duration_months: 24,
    domiciliation_monthly_rate: 180,
    optional_company_creation: true,
    optional_company_creation_price: 2300,
    included_services: [
      address,
      contract,
      mail,
      meetingRoom,
      'Deux demi-journées de coworking par mois',
    ],
    features: ['Adresse de siège pour 24 mois', '480 MAD d’économie'],
  }),
  aPackage({
    code: 'PILOTAGE',
    name: 'Pilotage mensuel',
    description:
      'Un tableau de bord par mois et une heure avec un conseiller pour décider sur des chiffres justes.',
    price: 1200,
    domiciliation_duration_months: 0,
    domiciliation_monthly_rate: 0,
    included_services: [
      'Tableau de bord mensuel',
      'Prévision de trésorerie à 90 jours',
      'Entretien mensuel',
    ],
    features: ['Sans engagement', 'Chiffres commentés', 'Alertes de trésorerie'],
  }),
].map((draft, position) => Object.assign(draft, { position }));
