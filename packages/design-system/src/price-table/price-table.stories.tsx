import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Alert } from '../alert/alert.tsx';
import { Button } from '../button/button.tsx';
import { RetryIcon } from '../icons/retry.tsx';
import { inFormColumn, noWiderThan } from '../layout/story-frames.tsx';
import { PriceTable, type PriceLine } from './price-table.tsx';

const notes = `
Un prix et son calcul, composés comme la facture. Les montants arrivent déjà formatés. Un vrai \`<table>\` : chaque ligne est
nommée par son libellé. Le détail s’ouvre sans script.

| Touche | Effet |
| --- | --- |
| Tab | mène au résumé du détail |
| Entrée, Espace | l’ouvre, ou le ferme |
`;

const fees: PriceLine = {
  key: 'fees',
  label: 'Frais administratifs',
  hint: 'frais officiels, sans TVA',
  amount: '1 500,00 MAD',
  breakdown: {
    summary: 'Ce qu’ils comprennent',
    parts: [
      { label: 'Droits d’enregistrement' },
      { label: 'Dépôt au registre du commerce' },
      { label: 'Annonce légale' },
      { label: 'Certificat négatif' },
    ],
  },
};

const meta = {
  title: 'Données/PriceTable · prix, tarif',
  id: 'données-pricetable',
  tags: ['stable'],
  component: PriceTable,
  args: {
    caption: 'Votre commande',
    loadingText: 'Calcul du prix…',
    lines: [
      { key: 'domiciliation', label: 'Domiciliation', amount: '1 800,00 MAD' },
      { key: 'creation', label: 'Création d’entreprise', amount: '2 400,00 MAD' },
      { key: 'net', label: 'Sous-total HT', amount: '4 200,00 MAD', tone: 'subtotal' },
      { key: 'vat', label: 'TVA (20 %)', amount: '840,00 MAD' },
      fees,
    ],
    total: { label: 'Total TTC', amount: '6 540,00 MAD' },
    note: 'Vous réglez à réception de la facture.',
  },
  parameters: { docs: { description: { component: notes } } },
  decorators: [inFormColumn],
} satisfies Meta<typeof PriceTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = { name: 'Création et domiciliation' };
export const Simple: Story = {
  name: 'Sans frais',
  args: {
    caption: 'Domiciliation',
    lines: [
      { key: 'domiciliation', label: 'Domiciliation', amount: '1 800,00 MAD' },
      { key: 'net', label: 'Sous-total HT', amount: '1 800,00 MAD', tone: 'subtotal' },
      { key: 'vat', label: 'TVA (20 %)', amount: '360,00 MAD' },
    ],
    total: { label: 'Total TTC', amount: '2 160,00 MAD' },
  },
};
export const Priced: Story = {
  name: 'Détail chiffré',
  tags: ['pictured'],
  args: {
    hideCaption: true,
    note: undefined,
    lines: [
      { key: 'service', label: 'Demande de certificat négatif', amount: '250,00 MAD' },
      { key: 'net', label: 'Sous-total HT', amount: '250,00 MAD', tone: 'subtotal' },
      { key: 'vat', label: 'TVA (20 %)', amount: '50,00 MAD' },
      {
        ...fees,
        hint: undefined,
        amount: '230,00 MAD',
        breakdown: {
          summary: 'Ce qu’ils comprennent',
          parts: [
            { label: 'Taxe de l’office de la propriété industrielle', amount: '210,00 MAD' },
            { label: 'Frais de dépôt', amount: '20,00 MAD' },
          ],
        },
      },
    ],
    total: { label: 'Total TTC', amount: '530,00 MAD' },
  },
};
export const Loading: Story = {
  name: 'Prix en cours de calcul',
  tags: ['pictured'],
  args: {
    lines: [
      { key: 'net', label: 'Sous-total HT', amount: null },
      { key: 'vat', label: 'TVA (20 %)', amount: null },
      { ...fees, amount: null, breakdown: undefined },
    ],
    total: { label: 'Total TTC', amount: null },
  },
};
export const Failed: Story = {
  name: 'Prix introuvable',
  args: {
    error: (
      <Alert
        tone="critical"
        actions={
          <Button size="s" iconStart={<RetryIcon />}>
            Réessayer
          </Button>
        }
      >
        Le prix n’a pas pu être chargé.
      </Alert>
    ),
  },
};
export const Narrow: Story = {
  name: 'À l’étroit',
  decorators: [noWiderThan('20rem')],
};
export const Stacked: Story = {
  name: 'Montants sous les libellés',
  decorators: [noWiderThan('16rem')],
};
export const Aligned: Story = {
  ...Stacked,
  name: 'Montants sous les libellés, au même bord',
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const { right } = canvas.getByRole('table').getBoundingClientRect();
    for (const cell of canvas.getAllByRole('cell')) {
      await expect(cell.getBoundingClientRect().right).toBe(right);
    }
  },
};
export const Keyboard: Story = {
  name: 'Le détail, au clavier',
  play: async ({ canvas }) => {
    await userEvent.tab();
    const summary = canvas.getByText('Ce qu’ils comprennent');
    await expect(summary).toHaveFocus();
    await expect(canvas.getByText('Annonce légale')).not.toBeVisible();
    await userEvent.click(summary);
    await expect(canvas.getByText('Annonce légale')).toBeVisible();
  },
};
