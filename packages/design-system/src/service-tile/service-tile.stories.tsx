import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { BuildingIcon } from '../icons/building.tsx';
import { CertificateIcon } from '../icons/certificate.tsx';
import { MailIcon } from '../icons/mail.tsx';
import { CompanyCreationIllustration } from '../illustrations/company-creation.tsx';
import { DomiciliationIllustration } from '../illustrations/domiciliation.tsx';
import { CertificateIllustration } from '../illustrations/certificate.tsx';
import { Grid } from '../layout/layout.tsx';
import { inEachReaction } from '../layout/reactions.tsx';
import { ServiceTile } from './service-tile.tsx';

const meta = {
  title: 'Vitrine/ServiceTile · tuile de service, vignette',
  id: 'vitrine-servicetile',
  tags: ['stable'],
  component: ServiceTile,
  parameters: {
    docs: {
      description: {
        component:
          'Toute la tuile se presse ; un seul lien est annoncé, nommé par son texte et le titre. Tab puis Entrée le suivent.',
      },
    },
  },
  args: {
    title: 'Certificat négatif',
    text: 'Réservez le nom de votre société auprès de l’OMPIC.',
    icon: <CertificateIcon />,
    label: '100% EN LIGNE',
    link: { text: 'Commencer maintenant', href: '#certificat-negatif' },
  },
} satisfies Meta<typeof ServiceTile>;

export default meta;
type Story = StoryObj<typeof meta>;

const alone: Decorator = (Story) => (
  <div style={{ maxWidth: '24rem' }}>
    <Story />
  </div>
);

export const Labelled: Story = { name: 'Avec mention', decorators: [alone] };
export const Plain: Story = {
  name: 'Sans mention',
  decorators: [alone],
  args: { label: undefined, link: { text: 'Découvrir', href: '#decouvrir' } },
};
export const Illustrated: Story = {
  name: 'Avec une illustration',
  tags: ['pictured'],
  render: (args) => (
    <Grid>
      <ServiceTile
        {...args}
        title="Création de société"
        illustration={<CompanyCreationIllustration size={96} />}
      />
      <ServiceTile
        {...args}
        title="Domiciliation"
        illustration={<DomiciliationIllustration size={96} />}
      />
      <ServiceTile {...args} illustration={<CertificateIllustration size={96} />} />
    </Grid>
  ),
};
export const LongText: Story = {
  name: 'Textes longs',
  decorators: [alone],
  args: {
    title: 'Administration du personnel et accompagnement des ressources humaines',
    text: 'Contrats, paie, déclarations sociales, entretiens, règlement intérieur et tout ce qui fait qu’une équipe travaille en paix.',
  },
};
export const Neighbours: Story = {
  name: 'Côte à côte',
  render: (args) => (
    <Grid>
      <ServiceTile {...args} />
      <ServiceTile
        title="Création de société"
        text="Statuts, annonce légale, immatriculation : un seul dossier, un seul interlocuteur."
        icon={<BuildingIcon />}
        link={{ text: 'Découvrir', href: '#creation' }}
      />
      <ServiceTile
        title="Domiciliation"
        text="Une adresse de siège et votre courrier numérisé."
        icon={<MailIcon />}
        link={{ text: 'Découvrir', href: '#domiciliation' }}
      />
    </Grid>
  ),
};
export const Reactions: Story = {
  name: 'Survol, appui, focus',
  tags: ['pictured'],
  decorators: [inEachReaction],
};
