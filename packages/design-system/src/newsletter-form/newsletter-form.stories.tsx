import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container, Section } from '../layout/layout.tsx';
import { NewsletterForm } from './newsletter-form.tsx';

const description = `
Une adresse e-mail à inscrire, sur l’encre. Sans script, le formulaire se poste lui-même ; le navigateur refuse une adresse qui
n’en est pas une. La réponse est annoncée (\`<output>\`) sans prendre le focus ; réussie, elle vide le champ.

| Touche | Effet |
| --- | --- |
| Entrée | dans le champ ou sur le bouton : envoie |
`;

const meta = {
  title: 'Formulaires/NewsletterForm · lettre d’information',
  id: 'formulaires-newsletterform',
  tags: ['stable'],
  component: NewsletterForm,
  parameters: { docs: { description: { component: description } } },
  args: {
    action: '#inscription',
    source: 'footer_newsletter',
    label: 'Adresse e-mail',
    button: 'S’inscrire',
  },
  decorators: [
    (Story) => (
      <Section tone="ink">
        <Container>
          <Story />
        </Container>
      </Section>
    ),
  ],
} satisfies Meta<typeof NewsletterForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = { name: 'Au repos' };
export const Submitting: Story = { name: 'Envoi en cours', args: { state: 'submitting' } };
export const Success: Story = {
  name: 'Réussi',
  tags: ['pictured'],
  args: { state: 'success', message: 'Inscription réussie !' },
};
export const Failure: Story = {
  name: 'Échoué',
  args: { state: 'error', message: "Erreur lors de l'inscription. Veuillez réessayer." },
};
