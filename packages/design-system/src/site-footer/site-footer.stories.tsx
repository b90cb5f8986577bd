import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../layout/layout.tsx';
import { Logo } from '../logo/logo.tsx';
import { NewsletterForm } from '../newsletter-form/newsletter-form.tsx';
import { TextLink } from '../text-link/text-link.tsx';
import { SiteFooter } from './site-footer.tsx';

const meta = {
  title: 'Cadres/SiteFooter',
  component: SiteFooter,
  parameters: { layout: 'fullscreen' },
  args: {
    logo: <Logo name="Tassis" onInk />,
    about: 'Création et domiciliation de sociétés à Rabat.',
    columns: [
      {
        title: 'Services',
        links: [
          { text: 'Création de société', href: '#creation' },
          { text: 'Domiciliation', href: '#domiciliation' },
          { text: 'Certificat négatif', href: '#certificat-negatif' },
        ],
      },
      {
        title: 'Informations',
        links: [
          { text: 'Mentions légales', href: '#mentions' },
          { text: 'Confidentialité', href: '#confidentialite' },
        ],
      },
    ],
    legal: '© 2026 Tassis. Tous droits réservés.',
  },
} satisfies Meta<typeof SiteFooter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {
  name: 'Complet',
  args: {
    contact: (
      <Stack gap="xs">
        <TextLink href="#telephone">05 37 00 00 00</TextLink>
        <TextLink href="#courriel">contact@exemple.ma</TextLink>
      </Stack>
    ),
    newsletter: {
      title: 'Lettre d’information',
      form: (
        <NewsletterForm
          action="#inscription"
          source="footer_newsletter"
          label="Adresse e-mail"
          button="S’inscrire"
        />
      ),
    },
    claims: ['15+ ans d’expérience', 'Paiement sécurisé'],
  },
};
export const Minimal: Story = { args: { about: undefined } };
