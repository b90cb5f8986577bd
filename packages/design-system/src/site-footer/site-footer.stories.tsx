import type { Meta, StoryObj } from '@storybook/react-vite';
import { FacebookIcon } from '../icons/facebook.tsx';
import { InstagramIcon } from '../icons/instagram.tsx';
import { LinkedInIcon } from '../icons/linkedin.tsx';
import { Stack } from '../layout/layout.tsx';
import { Logo } from '../logo/logo.tsx';
import { NewsletterForm } from '../newsletter-form/newsletter-form.tsx';
import { TextLink } from '../text-link/text-link.tsx';
import { SiteFooter } from './site-footer.tsx';

const description = `
Le pied de chaque page publique, sur l’encre. Chaque colonne est une navigation nommée par son titre. Tout ce qui nomme la
société arrive par ses données ; ce qui manque ne laisse pas de trou. Les réseaux sont des liens nommés par leur mot.
Sur papier, il n’en reste que la société et la ligne légale.

| Touche | Effet |
| --- | --- |
| Tab | liens de la société, colonnes, lettre d’information |
| Entrée | suit le lien |
`;

const meta = {
  title: 'Cadres/SiteFooter · pied de page',
  id: 'cadres-sitefooter',
  tags: ['stable'],
  component: SiteFooter,
  parameters: { layout: 'fullscreen', docs: { description: { component: description } } },
  args: {
    logo: <Logo name="Tassis" onInk />,
    about: 'Création et domiciliation de sociétés à Casablanca.',
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
  tags: ['pictured'],
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
    social: {
      label: 'Réseaux sociaux',
      links: [
        { text: 'LinkedIn', href: '#linkedin', icon: <LinkedInIcon /> },
        { text: 'Facebook', href: '#facebook', icon: <FacebookIcon /> },
        { text: 'Instagram', href: '#instagram', icon: <InstagramIcon /> },
      ],
    },
    claims: ['1000+ sociétés créées', 'Assistance 24/7'],
  },
};
export const Minimal: Story = { name: 'Le moins possible', args: { about: undefined } };
