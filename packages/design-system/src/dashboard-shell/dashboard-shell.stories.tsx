import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { BellIcon } from '../icons/bell.tsx';
import { DocumentIcon } from '../icons/document.tsx';
import { UserIcon } from '../icons/user.tsx';
import { Card } from '../card/card.tsx';
import { broughtTo } from '../layout/brought-to.tsx';
import { PrintButton } from '../print-button/print-button.tsx';
import { DashboardError } from './dashboard-error.tsx';
import { DashboardPage } from './dashboard-page.tsx';
import { DashboardShell } from './dashboard-shell.tsx';

const description = `
Le cadre d’un espace connecté : une barre latérale de 256 px qui se réduit à 64 (d’emblée sous
1280 px ; le choix est gardé), une barre du haut qui reste en vue, un tiroir
sous 768 px. Il ne rend ni \`<main>\` ni \`<h1>\` : l’hôte et chaque page les ont. Une page qui casse laisse le menu debout :
c’est la limite d’erreur de la zone, sous ce cadre.

| Touche | Effet |
| --- | --- |
| Tab | sections, déconnexion, puis « Réduire le menu » |
| Entrée, Espace | sur « Réduire le menu » : réduit ou agrandit (\`aria-expanded\`) |
| Entrée, Espace | sur le bouton du tiroir : l’ouvre, le focus y entre |
| Échap | ferme le tiroir, le focus revient à son bouton |

Réduit, le menu garde ses mots pour les lecteurs d’écran. La section ouverte porte \`aria-current="page"\`,
ou \`"true"\` quand une page plus précise la suit dans le fil d’Ariane, qui la porte alors. Ce qui colle sous la barre lit sa hauteur dans
\`--bar-height\`, sur une ligne ou sur plusieurs.
`;

const meta = {
  title: 'Cadres/DashboardShell · cadre d’espace',
  id: 'cadres-dashboardshell',
  tags: ['stable', 'narrow'],
  component: DashboardShell,
  parameters: { layout: 'fullscreen', docs: { description: { component: description } } },
  args: {
    title: 'Espace client',
    person: { name: 'Salma Idrissi', role: 'Client' },
    items: [
      { href: '#profil', label: 'Profil', icon: <UserIcon />, current: false },
      { href: '#commandes', label: 'Commandes', icon: <DocumentIcon />, current: true },
      { href: '#notifications', label: 'Notifications', icon: <BellIcon />, current: false },
    ],
    texts: {
      navigation: 'Espace client',
      breadcrumbs: 'Fil d’Ariane',
      openMenu: 'ouvrir le menu',
      closeMenu: 'Fermer le menu',
      collapse: 'Réduire le menu',
      expand: 'Agrandir le menu',
      logout: 'Déconnexion',
    },
    onLogout: () => undefined,
    children: (
      <DashboardPage title="Commandes" lead="Vos demandes et leur avancement.">
        <Card>Le contenu de la page.</Card>
      </DashboardPage>
    ),
  },
  beforeEach: () => {
    forget();
    return forget;
  },
  render: (args) => (
    <main>
      <DashboardShell {...args} />
    </main>
  ),
} satisfies Meta<typeof DashboardShell>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The fold is stored in the browser, so a story that folds the sidebar would also fold it in the other stories of its page. */
const forget = () => localStorage.removeItem('tassis:dashboard-menu');
const isPhone = () => matchMedia('(width < 48rem)').matches;
const unfolded = broughtTo((shown) => press(shown, '[aria-expanded="false"]'));

function press(shown: HTMLElement, toggle: string) {
  shown.querySelector<HTMLElement>(toggle)?.click();
  forget();
}

export const Open: Story = { name: 'Menu ouvert', decorators: [unfolded] };
export const Collapsed: Story = {
  name: 'Menu réduit',
  tags: ['pictured'],
  decorators: [broughtTo((shown) => press(shown, '[aria-expanded="true"]'))],
};
export const Named: Story = {
  name: 'Menu réduit, au clavier',
  globals: { viewport: { value: 'w768' } },
  play: async ({ canvas, userEvent }) => {
    if (isPhone()) {
      await expect(canvas.queryByRole('navigation', { name: 'Espace client' })).toBeNull();
      return;
    }
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Profil' });
    await expect(link).toHaveFocus();
    const words = canvas.getByText('Profil', { selector: '[popover]' });
    await waitFor(() => expect(words).toBeVisible());
    const { right } = link.getBoundingClientRect();
    await expect(words.getBoundingClientRect().left).toBeGreaterThan(right);
  },
};
export const Drawer: Story = {
  name: 'Menu du téléphone ouvert',
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas, userEvent }) => {
    const opener = { name: 'Espace client, ouvrir le menu' };
    if (!isPhone()) {
      await expect(canvas.queryByRole('button', opener)).toBeNull();
      await expect(canvas.getByRole('button', { expanded: false })).toBeVisible();
      return;
    }
    await userEvent.click(canvas.getByRole('button', opener));
    const menu = within(canvas.getByRole('dialog', { name: 'Espace client' }));
    await expect(menu.getByRole('link', { name: 'Commandes' })).toBeVisible();
  },
};
export const WithTools: Story = {
  name: 'Avec des outils',
  tags: ['pictured'],
  args: { tools: <BellIcon title="2 notifications" /> },
};
export const UnderSection: Story = {
  name: 'Une page sous une rubrique',
  tags: ['pictured'],
  args: {
    children: (
      <DashboardPage
        title="CMD-2026-000042"
        crumb="CMD-2026-000042"
        lead="Déposée le 12 mars 2026."
        actions={<PrintButton>Imprimer</PrintButton>}
      >
        <Card>Le contenu de la page.</Card>
      </DashboardPage>
    ),
  },
};
export const SectionFailed: Story = {
  name: 'Une section en panne',
  args: {
    children: (
      <DashboardError
        title="Espace client"
        text="Une erreur est survenue. Veuillez réessayer plus tard."
        retryText="Réessayer"
      />
    ),
  },
};
export const LongName: Story = {
  name: 'Un nom très long',
  args: {
    title: 'Espace de la Société marocaine de négoce international et de services',
    person: { name: 'Abderrahmane Benkirane El Idrissi', role: 'Responsable du contenu' },
  },
  decorators: [unfolded],
  play: ({ canvas }) => {
    const bar = canvas.getByRole('navigation', { name: 'Fil d’Ariane', hidden: true }).parentElement
      ?.parentElement;
    return waitFor(async () => {
      if (!(bar instanceof HTMLElement)) throw new Error('no bar');
      const told = getComputedStyle(bar).getPropertyValue('--bar-height');
      await expect(told).toBe(`${bar.offsetHeight}px`);
    });
  },
};
