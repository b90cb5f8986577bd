import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Logo } from '../logo/logo.tsx';
import { AccountMenu, type AccountMenuProps } from './account-menu.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { NotificationBell, UnreadCount } from './notification-bell.tsx';
import { SiteHeader } from './site-header.tsx';

const description = `
La tête de chaque page, complète sans script. La place du bout est réservée : apprendre qui est là ne déplace rien. \`fixed\` reste
en haut des pages publiques, \`static\` défile avec les espaces connectés.

| Touche | Effet |
| --- | --- |
| Tab | « Aller au contenu » d’abord, qui saute tout l’en-tête |
| Entrée, Espace | sur « Tous les services » ou « Menu » : ouvre, ferme |
| Échap | ferme ; le focus revient au bouton |

Au doigt, le premier appui sur « Services » ouvre ses pages, le second y mène. Un panneau ouvert au survol se ferme aussi par Échap (WCAG 1.4.13). Sous 768 px, « Menu » se ferme en suivant un lien. Le lieu
ouvert porte \`aria-current="page"\`, celui dont il dépend \`"true"\` (\`current: 'within'\`).

Imprimé, il n’en reste que le logo et, à côté, la date d’impression (\`printedOn\`).
`;

const meta = {
  title: 'Cadres/SiteHeader · en-tête',
  id: 'cadres-siteheader',
  tags: ['stable', 'narrow'],
  component: SiteHeader,
  parameters: { layout: 'fullscreen', docs: { description: { component: description } } },
  args: {
    skipLink: { text: 'Aller au contenu', href: '#contenu' },
    home: { href: '#accueil', label: 'Tassis, accueil' },
    logo: <Logo name="Tassis" />,
    label: 'Navigation principale',
    menuText: 'Menu',
    printedOn: (day) => `Imprimé le ${day}`,
    items: [
      { text: 'Accueil', href: '#', current: true },
      {
        text: 'Services',
        href: '#services',
        itemsLabel: 'Tous les services',
        items: [
          { text: 'Création de société', href: '#creation', hint: 'De l’idée à l’immatriculation' },
          { text: 'Domiciliation', href: '#domiciliation', hint: 'Un siège et votre courrier' },
          { text: 'Certificat négatif', href: '#certificat-negatif', hint: '100 % en ligne' },
        ],
      },
      { text: 'À propos', href: '#a-propos' },
      { text: 'Contact', href: '#contact' },
    ],
  },
  render: (args) => (
    <>
      <SiteHeader {...args} />
      <main id="contenu" />
    </>
  ),
} satisfies Meta<typeof SiteHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

const account: AccountMenuProps = {
  name: 'Salma Idrissi',
  role: 'Client',
  label: 'Mon compte',
  items: [
    { text: 'Profil', href: '#profil' },
    { text: 'Commandes', href: '#commandes', current: true },
  ],
  logout: { text: 'Déconnexion', onLogout: () => undefined },
};
const visitor = (
  <>
    <Button variant="quiet" href="#connexion">
      Connexion
    </Button>
    <Button variant="brand" href="#inscription">
      Inscription
    </Button>
  </>
);

const language = <LanguageSwitch label="Langue" value="fr" onChange={() => undefined} />;
const wideLanguage = <LanguageSwitch label="Langue" value="fr" onChange={() => undefined} wide />;
const bell = <NotificationBell count={3} label="Notifications, 3 non lues" href="#notifications" />;

const MENU = 'header > div > details > summary';

/** Opens the menu also where it is hidden, so that it is open as soon as the window is narrow or wide enough. */
async function press(canvasElement: HTMLElement, selector: string) {
  const summary = canvasElement.querySelector<HTMLElement>(selector);
  if (!summary) throw new Error(`no ${selector}`);
  summary.click();
  await expect(summary.parentElement).toHaveAttribute('open');
}

export const Visitor: Story = {
  name: 'Visiteur',
  args: { actions: visitor, mobileActions: visitor },
};
export const SignedIn: Story = {
  name: 'Connecté',
  tags: ['pictured'],
  args: {
    dashboard: { text: 'Tableau de bord', href: '#espace' },
    language,
    actions: (
      <>
        {bell}
        <AccountMenu {...account} />
      </>
    ),
    mobileActions: (
      <>
        {wideLanguage}
        <Button variant="brand" href="#espace" wide>
          Mon espace
        </Button>
        <Button
          variant="quiet"
          href="#notifications"
          aria-label="Notifications, 3 non lues"
          iconEnd={<UnreadCount count={3} />}
          wide
        >
          Notifications
        </Button>
      </>
    ),
  },
};
const places = [
  { text: 'Tableau de bord', href: '#espace' },
  { text: 'Profil', href: '#profil' },
  { text: 'Paramètres', href: '#parametres' },
];

/** The header as the host renders it for a signed-in person. */
function signedInAs(role: string, ...own: string[]) {
  const items = [...places, ...own.map((text, index) => ({ text, href: `#${index}` }))];
  return {
    dashboard: places[0],
    actions: <AccountMenu {...account} role={role} items={items} />,
    mobileActions: (
      <>
        {items.map(({ text, href }, index) => (
          <Button key={text} href={href} variant={index === 0 ? 'brand' : 'quiet'} wide>
            {text}
          </Button>
        ))}
        <Button variant="secondary" wide>
          Déconnexion
        </Button>
      </>
    ),
  };
}

const ofAdmin = signedInAs(
  'Administrateur',
  'Gestion des utilisateurs',
  'Validation des comptables',
  'Paramètres du système',
);

/** Opens the menu of the width: the account's menu, or on a phone the whole menu. */
const opened: Story['play'] = async ({ canvasElement }) => {
  const isPhone = matchMedia('(width < 48rem)').matches;
  await press(canvasElement, isPhone ? MENU : 'header > div > div summary');
};

export const Accountant: Story = {
  name: 'Comptable, menu ouvert',
  args: signedInAs('Partenaire', 'Mes clients', 'Demandes en attente'),
  play: async (context) => {
    await opened(context);
    await expect(
      await context.canvas.findByRole('link', { name: 'Demandes en attente' }),
    ).toBeVisible();
  },
};
export const Admin: Story = {
  name: 'Administrateur, menu ouvert',
  args: ofAdmin,
  play: async (context) => {
    await opened(context);
    await expect(
      await context.canvas.findByRole('link', { name: 'Paramètres du système' }),
    ).toBeVisible();
  },
};
export const ContentAdmin: Story = {
  name: 'Responsable du contenu, menu ouvert',
  args: signedInAs('Contenu'),
  play: async (context) => {
    await opened(context);
    await expect(await context.canvas.findByRole('link', { name: 'Profil' })).toBeVisible();
  },
};
export const ServicesOpen: Story = {
  name: 'Services ouverts',
  args: { actions: visitor },
  play: ({ canvasElement }) => press(canvasElement, 'nav summary'),
};
export const BothLanguages: Story = {
  name: 'Visiteur, page en deux langues',
  args: { language, actions: visitor, mobileActions: visitor },
};
export const MenuOpen: Story = {
  name: 'Menu du téléphone ouvert',
  args: {
    actions: visitor,
    mobileActions: (
      <>
        {wideLanguage}
        {visitor}
      </>
    ),
  },
  globals: { viewport: { value: 'w390' } },
  play: ({ canvasElement }) => press(canvasElement, MENU),
};
export const Unknown: Story = { name: 'Session encore inconnue' };
export const Static: Story = { name: 'Qui défile', args: { position: 'static', actions: visitor } };
export const Offset: Story = {
  name: 'Décalé',
  tags: ['pictured'],
  args: { position: 'offset', actions: visitor },
};
export const Measured: Story = {
  name: 'Aussi haut que son jeton',
  tags: ['!autodocs'],
  args: { actions: visitor },
  play: async ({ canvas }) => {
    const { height } = canvas.getByRole('banner').getBoundingClientRect();
    const token = getComputedStyle(document.documentElement).getPropertyValue('--header-height');
    await expect(`${height}px`).toBe(token);
  },
};
export const Scrolled: Story = {
  name: 'Page défilée',
  args: { actions: visitor },
  render: (args) => (
    <>
      <SiteHeader {...args} />
      <main id="contenu" style={{ height: '200vh' }} />
    </>
  ),
  play: async ({ canvas }) => {
    window.scrollTo(0, 200);
    await waitFor(() => expect(canvas.getByRole('banner')).toHaveAttribute('data-scrolled'));
  },
};
