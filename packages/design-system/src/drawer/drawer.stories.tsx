import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { StatusBadge } from '../badge/badge.tsx';
import { SAMPLE_STATUSES } from '../badge/sample-statuses.ts';
import { Button } from '../button/button.tsx';
import { DescriptionList } from '../description-list/description-list.tsx';
import { Stack } from '../layout/layout.tsx';
import { Select } from '../select/select.tsx';
import { Timeline } from '../timeline/timeline.tsx';
import { Drawer, type DrawerProps } from './drawer.tsx';

const description = `
Un panneau sur le côté, au-dessus de la page : la fiche d’une ligne de tableau, des filtres. Il occupe tout l’écran sous 640 px.
L’en-tête et les boutons restent en vue, le contenu défile.

| Touche | Effet |
| --- | --- |
| Tab, Maj + Tab | Parcourt le panneau sans en sortir vers la page |
| Flèches, Page suiv. | Font défiler le contenu |
| Échap | Demande à fermer |

\`<dialog>\` modal, nommé par son titre. Le focus entre par le premier champ, sinon par le bouton qui ferme, et revient là d’où
il venait.
`;

const meta = {
  title: 'Retours/Drawer · tiroir',
  id: 'retours-drawer',
  tags: ['stable', 'narrow'],
  component: Drawer,
  parameters: {
    docs: { description: { component: description }, story: { inline: false, height: '600px' } },
  },
  args: {
    open: true,
    onClose: () => undefined,
    title: 'Commande CMD-2026-000042',
    description: <StatusBadge {...SAMPLE_STATUSES.in_review} />,
    closeLabel: 'Fermer le panneau',
    actions: (
      <>
        <Button variant="quiet">Télécharger la facture</Button>
        <Button variant="brand">Mettre à jour</Button>
      </>
    ),
    children: <OrderRecord />,
  },
  render: (args) => <Openable {...args} />,
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

function Openable(props: DrawerProps) {
  const [open, setOpen] = useState(props.open);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Voir la commande</Button>
      <Drawer {...props} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

function OrderRecord() {
  return (
    <Stack gap="l">
      <DescriptionList
        items={[
          { term: 'Service', value: 'Certificat négatif' },
          { term: 'Client', value: 'Salma Idrissi' },
          { term: 'Montant', value: '530,00 MAD TTC' },
        ]}
      />
      <Timeline
        label="Avancement"
        entries={[
          {
            key: '1',
            title: SAMPLE_STATUSES.submitted.text,
            date: { text: '3 novembre', iso: '2026-11-03' },
          },
          {
            key: '2',
            title: SAMPLE_STATUSES.in_review.text,
            text: 'Par un conseiller',
            state: 'current',
          },
          { key: '3', title: 'Certificat remis', state: 'upcoming' },
        ]}
      />
    </Stack>
  );
}

const CITIES = ['Agadir', 'Casablanca', 'Marrakech', 'Rabat', 'Tanger'];

export const Record: Story = { name: 'La fiche d’une ligne', tags: ['pictured'] };
export const Filters: Story = {
  name: 'Des filtres, au début',
  tags: ['pictured'],
  args: {
    side: 'start',
    size: 's',
    title: 'Filtrer les commandes',
    description: undefined,
    actions: (
      <>
        <Button variant="quiet">Effacer</Button>
        <Button variant="brand">Afficher 12 commandes</Button>
      </>
    ),
    children: (
      <Stack>
        <Select label="Ville" options={CITIES.map((city) => ({ value: city, label: city }))} />
        <Select
          label="Service"
          options={[
            { value: 'creation', label: 'Création de société' },
            { value: 'domiciliation', label: 'Domiciliation' },
          ]}
        />
      </Stack>
    ),
  },
};
export const Long: Story = {
  name: 'Un contenu qui défile',
  tags: ['pictured'],
  args: {
    size: 'l',
    title: 'Conditions applicables à la domiciliation des sociétés en cours de formation',
    description: 'Version du 1er septembre 2026',
    children: (
      <Stack>
        {Array.from({ length: 18 }, (_, article) => (
          <p key={article}>
            Article {article + 1}. Le domiciliataire met à la disposition du client une adresse de
            siège, reçoit son courrier et l’en avertit le jour même.
          </p>
        ))}
      </Stack>
    ),
  },
};
export const Bare: Story = {
  name: 'Sans boutons au pied',
  args: { actions: undefined, size: 's' },
};
export const Narrow: Story = {
  name: 'Au téléphone',
  globals: { viewport: { value: 'w390' } },
};

export const Keyboard: Story = {
  name: 'Au clavier',
  tags: ['!autodocs'],
  args: { open: false },
  play: async ({ canvas, userEvent, step }) => {
    const opener = canvas.getByRole('button', { name: 'Voir la commande' });
    await step('Entrée ouvre, le focus entre par le bouton qui ferme', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('button', { name: 'Fermer le panneau' })).toHaveFocus();
    });
    await step('Le focus ne peut pas sortir', async () => {
      opener.focus();
      await expect(opener).not.toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Télécharger la facture' })).toHaveFocus();
    });
    await step('Échap ferme, le focus revient', async () => {
      // Scripted keys do not reach the browser's own Escape; this asks to close in the same way.
      canvas.getByRole<HTMLDialogElement>('dialog').requestClose();
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
      await expect(opener).toHaveFocus();
    });
  },
};
