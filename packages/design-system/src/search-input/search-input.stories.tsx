import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { inFormColumn } from '../layout/story-frames.tsx';
import { SearchInput } from './search-input.tsx';

const meta = {
  title: 'Formulaires/SearchInput · recherche',
  id: 'formulaires-searchinput',
  tags: ['experimental'],
  component: SearchInput,
  parameters: {
    docs: {
      description: {
        component: [
          'La recherche part 300 ms après la dernière frappe, ou tout de suite avec Entrée.',
          '',
          '| Touche | Effet |',
          '| --- | --- |',
          '| Entrée | cherche tout de suite |',
          '| Échap | vide le champ ; une fenêtre autour reste ouverte |',
          '| Tab | du champ au bouton qui le vide |',
        ].join('\n'),
      },
    },
  },
  args: {
    label: 'Rechercher une commande',
    name: 'q',
    placeholder: 'Référence, nom, ICE…',
    hideLabel: true,
    clearLabel: 'Effacer la recherche',
    onSearch: fn(),
  },
  decorators: [inFormColumn],
} satisfies Meta<typeof SearchInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: 'Vide' };
export const Filled: Story = { name: 'Rempli', args: { defaultValue: 'Atlas Négoce' } };
export const Labelled: Story = { name: 'Étiquette visible', args: { hideLabel: false } };
export const Failed: Story = {
  name: 'Erreur',
  tags: ['pictured'],
  args: {
    hideLabel: false,
    hint: 'Trois lettres au moins.',
    error: 'Les caractères arabes ne sont pas acceptés.',
    defaultValue: 'الأطلس',
  },
};
export const Disabled: Story = {
  name: 'Désactivé',
  args: { disabled: true, defaultValue: 'Atlas' },
};

export const Keyboard: Story = {
  name: 'Au clavier',
  tags: ['!autodocs'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('searchbox');
    await userEvent.type(field, 'atlas');
    await waitFor(() => expect(args.onSearch).toHaveBeenLastCalledWith('atlas'));
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Effacer la recherche' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
    await expect(args.onSearch).toHaveBeenLastCalledWith('');
    await userEvent.keyboard('rif{Enter}');
    await expect(args.onSearch).toHaveBeenLastCalledWith('rif');
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('');
  },
};
