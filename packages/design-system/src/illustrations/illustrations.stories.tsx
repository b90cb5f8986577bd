import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/card.tsx';
import { Cluster, Grid, Section, Stack } from '../layout/layout.tsx';
import { AccountingIllustration } from './accounting.tsx';
import { BrokerageIllustration } from './brokerage.tsx';
import { CertificateIllustration } from './certificate.tsx';
import { CompanyCreationIllustration } from './company-creation.tsx';
import { CoworkingIllustration } from './coworking.tsx';
import { DomiciliationIllustration } from './domiciliation.tsx';
import { EmptyFolderIllustration } from './empty-folder.tsx';
import { EmptySearchIllustration } from './empty-search.tsx';
import { FinancingIllustration } from './financing.tsx';
import { HumanResourcesIllustration } from './human-resources.tsx';
import { LegalAdviceIllustration } from './legal-advice.tsx';
import { MarketingIllustration } from './marketing.tsx';
import { SecretariatIllustration } from './secretariat.tsx';
import { SteeringIllustration } from './steering.tsx';
import { TrainingIllustration } from './training.tsx';

const meta = {
  title: 'Motif/Illustrations',
  tags: ['stable'],
  component: CompanyCreationIllustration,
  parameters: {
    docs: {
      description: {
        component:
          'Une illustration par service et par état vide, posée sur le carreau à huit pointes. Décoratives : le texte à côté dit tout. Un fichier chacune, moins de 1,5 ko ; à partir de 64 px.',
      },
    },
  },
} satisfies Meta<typeof CompanyCreationIllustration>;

export default meta;
type Story = StoryObj<typeof meta>;

const SERVICES = [
  ['Création de société', <CompanyCreationIllustration key="a" />],
  ['Domiciliation', <DomiciliationIllustration key="b" />],
  ['Certificat négatif', <CertificateIllustration key="c" />],
  ['Pilotage', <SteeringIllustration key="d" />],
  ['Financement', <FinancingIllustration key="e" />],
  ['Marketing', <MarketingIllustration key="f" />],
  ['Administration et RH', <HumanResourcesIllustration key="g" />],
  ['Courtage d’affaires', <BrokerageIllustration key="h" />],
  ['Formation', <TrainingIllustration key="i" />],
  ['Coworking', <CoworkingIllustration key="j" />],
  ['Secrétariat partagé', <SecretariatIllustration key="k" />],
  ['Assistance comptable', <AccountingIllustration key="l" />],
  ['Consultation juridique', <LegalAdviceIllustration key="m" />],
] as const;

export const Services: Story = {
  name: 'Services',
  tags: ['pictured'],
  render: () => (
    <Grid column="s">
      {SERVICES.map(([name, drawing]) => (
        <Card key={name}>
          <Stack align="center" gap="s">
            {drawing}
            {name}
          </Stack>
        </Card>
      ))}
    </Grid>
  ),
};

export const Empty: Story = {
  name: 'États vides',
  render: () => (
    <Cluster gap="xl">
      <EmptyFolderIllustration />
      <EmptySearchIllustration />
    </Cluster>
  ),
};

export const Sizes: Story = {
  name: 'Tailles',
  render: () => (
    <Cluster gap="l" align="end">
      {[64, 96, 160, 240].map((size) => (
        <CertificateIllustration key={size} size={size} />
      ))}
    </Cluster>
  ),
};

export const OnInk: Story = {
  name: 'Sur fond d’encre',
  parameters: { layout: 'fullscreen' },
  render: () => (
    <Section tone="ink" spacing="m">
      <Cluster align="center" gap="xl">
        <CompanyCreationIllustration />
        <SteeringIllustration />
        <TrainingIllustration />
      </Cluster>
    </Section>
  ),
};
