import type { Meta, StoryObj } from '@storybook/react-vite';
import { CertificateIcon } from '../icons/certificate.tsx';
import { ClockIcon } from '../icons/clock.tsx';
import { DocumentIcon } from '../icons/document.tsx';
import { ShieldIcon } from '../icons/shield.tsx';
import { UsersIcon } from '../icons/users.tsx';
import { BuildingIcon } from '../icons/building.tsx';
import { CertificateIllustration } from '../illustrations/certificate.tsx';
import { CompanyCreationIllustration } from '../illustrations/company-creation.tsx';
import { DomiciliationIllustration } from '../illustrations/domiciliation.tsx';
import { FeatureGrid } from './feature-grid.tsx';

const description = `
Des raisons, des valeurs, des avantages : autant de colonnes qu’il en tient. Une liste \`<ul>\` dont chaque entrée a son titre,
au niveau que la page demande (\`headingLevel\`). L’icône est décorative. Aucune touche.
`;

const meta = {
  title: 'Vitrine/FeatureGrid · avantages',
  id: 'vitrine-featuregrid',
  tags: ['stable'],
  component: FeatureGrid,
  parameters: { docs: { description: { component: description } } },
  args: {
    items: [
      {
        key: 'price',
        title: 'Un prix avant, le même après',
        text: 'Prestation, TVA et frais officiels sont détaillés avant l’envoi.',
        icon: <DocumentIcon size={28} />,
      },
      {
        key: 'control',
        title: 'Chaque pièce relue deux fois',
        text: 'Un dossier refusé coûte des semaines. Nous contrôlons avant de déposer, pas après.',
        icon: <CertificateIcon size={28} />,
      },
      {
        key: 'follow-up',
        title: 'Un suivi que l’on comprend',
        text: 'Où en est mon dossier, que manque-t-il : tout est dans votre espace.',
        icon: <ClockIcon size={28} />,
      },
      {
        key: 'people',
        title: 'Des personnes, pas un standard',
        text: 'Un conseiller connaît votre dossier et vous rappelle.',
        icon: <UsersIcon size={28} />,
      },
      {
        key: 'safe',
        title: 'Vos documents à l’abri',
        text: 'Accès personnels, liens à usage unique, conservation limitée.',
        icon: <ShieldIcon size={28} />,
      },
      {
        key: 'together',
        title: 'Des métiers réunis',
        text: 'Les spécialistes se parlent et vous y gagnez.',
        icon: <BuildingIcon size={28} />,
      },
    ],
  },
} satisfies Meta<typeof FeatureGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ruled: Story = { name: 'Six valeurs', tags: ['pictured'] };
export const Cards: Story = { name: 'Sur cartes', tags: ['pictured'], args: { variant: 'cards' } };
export const WithIllustrations: Story = {
  name: 'Avec illustrations',
  args: {
    variant: 'cards',
    items: [
      {
        key: 'creation',
        title: 'Création de société',
        text: 'Statuts, annonce légale, immatriculation.',
        icon: <CompanyCreationIllustration size={120} />,
      },
      {
        key: 'address',
        title: 'Domiciliation',
        text: 'Une adresse de siège et votre courrier numérisé.',
        icon: <DomiciliationIllustration size={120} />,
      },
      {
        key: 'certificate',
        title: 'Certificat négatif',
        text: 'Le nom de votre société, réservé.',
        icon: <CertificateIllustration size={120} />,
      },
    ],
  },
};
export const TextOnly: Story = {
  name: 'Sans icône',
  args: {
    items: [
      { key: 'a', title: 'Exigence', text: 'Rien ne part sans relecture.' },
      { key: 'b', title: 'Clarté', text: 'Un mot compliqué est expliqué, ou remplacé.' },
    ],
  },
};
