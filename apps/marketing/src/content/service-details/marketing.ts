import type { ServiceDetails } from '../services/service.ts';

export const marketingDetails: ServiceDetails = {
  longDescription:
    'Un bon marketing commence par une phrase : à qui vous adressez-vous et pourquoi vous choisirait-on ? Nous l’écrivons avec vous, après avoir écouté vos clients et regardé vos concurrents. Le reste en découle : nom, image, site, discours commercial.\n\nNous mettons ensuite en œuvre ce qui touche vraiment votre clientèle, sur le terrain comme en ligne : site clair, référencement local, réseaux, campagnes, supports de vente. Les budgets restent modestes au début et suivent les résultats.\n\nChaque action est mesurée en demandes et en ventes. Ce qui ne rapporte pas s’arrête ; ce qui marche grandit.',
  benefits: [
    'Un message que vos clients retiennent',
    'Une image cohérente partout',
    'Des demandes qui arrivent régulièrement',
    'Un budget qui suit les résultats',
    'Une équipe disponible sans l’embaucher',
  ],
  process: [
    {
      title: 'Écouter',
      description: 'Vos clients, vos concurrents, vos chiffres : nous partons des faits.',
    },
    {
      title: 'Positionner',
      description: 'Une promesse, un public, un ton : la base de tout le reste.',
    },
    {
      title: 'Lancer',
      description: 'Les actions les plus utiles d’abord, avec un calendrier tenu.',
    },
    {
      title: 'Mesurer et ajuster',
      description: 'Chaque mois, nous gardons ce qui marche et corrigeons le reste.',
    },
  ],
};
