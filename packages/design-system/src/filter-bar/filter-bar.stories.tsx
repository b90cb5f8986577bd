import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { SAMPLE_STATUSES } from '../badge/sample-statuses.ts';
import { noWiderThan } from '../layout/story-frames.tsx';
import { FilterBar, type FilterBarProps } from './filter-bar.tsx';
import { FilterDay } from './filter-day.tsx';

const statuses = Object.entries(SAMPLE_STATUSES).map(([value, { text }]) => ({
  value,
  label: text,
}));
const services = [
  { value: 'company_creation', label: 'Création d’entreprise' },
  { value: 'domiciliation', label: 'Domiciliation' },
  { value: 'negative_certificate', label: 'Certificat négatif' },
];

const meta = {
  title: 'Données/FilterBar · filtres',
  id: 'données-filterbar',
  tags: ['stable', 'narrow'],
  component: FilterBar,
  parameters: {
    docs: {
      description: {
        component: [
          'Les valeurs appartiennent à la page, de préférence à son adresse (`useTableState`).',
          'Les mots et les jours filtrent quand la frappe se repose : `isUsable` retient ce que le serveur ne chercherait pas.',
          'Les filtres tiennent en une ligne, le compte et les puces en une autre, qu’une table partage (`filters`) avec « Colonnes ».',
          'Sans place (sous 768 px), la recherche reste et le bouton « Filtres » ouvre les autres dans un tiroir : ils y agissent aussitôt.',
          'L’aide de la recherche est annoncée avec le champ ; on la voit avant la première lettre et tant qu’il en manque.',
          'Quand une puce est retirée, le focus passe à la suivante, puis au premier champ.',
          '',
          '| Touche | Effet |',
          '| --- | --- |',
          '| Entrée | dans le champ : cherche tout de suite |',
          '| Échap | dans le champ : le vide |',
          '| Entrée, Espace | sur une puce : retire ce filtre |',
        ].join('\n'),
      },
    },
  },
  args: {
    label: 'Filtrer les commandes',
    search: {
      label: 'Recherche',
      placeholder: 'Référence, nom, ICE…',
      hint: 'Référence, nom ou ICE du client. 3 caractères au moins.',
      isUsable: (words) => words.length > 2,
      clearLabel: 'Effacer la recherche',
      value: '',
      onSearch: () => undefined,
    },
    selects: [
      {
        name: 'status',
        label: 'État',
        options: statuses,
        value: '',
        anyText: 'Tous les états',
      },
      {
        name: 'service',
        label: 'Service',
        options: services,
        value: '',
        anyText: 'Tous les services',
      },
    ],
    onFilter: () => undefined,
    onReset: () => undefined,
    summary: '134 commandes',
    texts: {
      active: 'Filtres actifs',
      chip: (label, value) => `${label}\u202F: ${value}`,
      remove: (chip) => `Retirer le filtre ${chip}`,
      reset: 'Effacer les filtres',
      more: 'Filtres',
      show: (summary) => `Voir ${summary}`,
      close: 'Fermer les filtres',
    },
  },
  render: (args) => <Owned {...args} />,
} satisfies Meta<typeof FilterBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Holds the filter values, as an address would. */
function Owned(props: FilterBarProps) {
  const [words, setWords] = useState(props.search?.value ?? '');
  const [values, setValues] = useState<Record<string, string>>(
    Object.fromEntries(
      [...(props.selects ?? []), ...(props.days ?? [])].map(({ name, value }) => [name, value]),
    ),
  );
  return (
    <FilterBar
      {...props}
      {...(props.search ? { search: { ...props.search, value: words, onSearch: setWords } } : {})}
      selects={(props.selects ?? []).map((one) => ({ ...one, value: values[one.name] ?? '' }))}
      days={(props.days ?? []).map((one) => {
        const value = values[one.name] ?? '';
        return { ...one, value, text: dayText(value) };
      })}
      onFilter={(name, value) => setValues({ ...values, [name]: value })}
      onReset={() => {
        setWords('');
        setValues({});
      }}
    />
  );
}

/** '21/11/2026'. */
const dayText = (day: string) => day.split('-').toReversed().join('/');

const filtered = [
  {
    name: 'status',
    label: 'État',
    options: statuses,
    value: 'in_review',
    anyText: 'Tous les états',
  },
  {
    name: 'service',
    label: 'Service',
    options: services,
    value: 'domiciliation',
    anyText: 'Tous les services',
  },
];
const atlas = {
  label: 'Recherche',
  clearLabel: 'Effacer la recherche',
  value: 'Atlas Négoce',
  onSearch: () => undefined,
};

export const Unfiltered: Story = { name: 'Aucun filtre' };
export const Filtered: Story = {
  name: 'Filtres actifs',
  args: { selects: filtered, search: atlas, summary: '2 commandes' },
};
export const LongWords: Story = {
  name: 'Texte long',
  args: {
    search: {
      ...atlas,
      value: 'Société marocaine de négoce international et de services aux entreprises du Nord',
    },
  },
};
export const Refused: Story = {
  name: 'Recherche refusée',
  tags: ['pictured'],
  args: {
    search: {
      ...atlas,
      value: 'الأطلس',
      findError: (words) =>
        /[\u0600-\u06FF]/u.test(words) ? 'Les caractères arabes ne sont pas acceptés.' : undefined,
    },
  },
};
export const Period: Story = {
  name: 'Avec une période',
  tags: ['pictured'],
  args: {
    days: [
      { Control: FilterDay, name: 'from', label: 'Du', value: '2026-11-01', text: '' },
      {
        Control: FilterDay,
        name: 'to',
        label: 'Au',
        value: '2026-10-01',
        text: '',
        error: 'Cette date précède celle du début.',
      },
    ],
  },
};
export const TooShort: Story = {
  name: 'Recherche trop courte',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const hint = canvas.getByText(/3 caractères au moins/);
    await expect(hint).not.toBeVisible();
    await expect(canvas.getByRole('searchbox')).toHaveAccessibleDescription(/3 caractères/);
    canvas.getByRole('searchbox').focus();
    await expect(hint).toBeVisible();
    await userEvent.keyboard('Atl');
    await expect(hint).not.toBeVisible();
    await userEvent.keyboard('{Backspace}');
    await expect(hint).toBeVisible();
  },
};
export const SelectsOnly: Story = {
  name: 'Sans recherche',
  tags: ['pictured'],
  render: (args) => (
    <Owned
      label={args.label}
      selects={filtered}
      onFilter={args.onFilter}
      onReset={args.onReset}
      texts={args.texts}
    />
  ),
};
export const Narrow: Story = {
  name: 'Sans place',
  decorators: [noWiderThan('24rem')],
};
export const NarrowFiltered: Story = {
  name: 'Sans place, filtres actifs',
  args: { selects: filtered, search: atlas, summary: '2 commandes' },
  decorators: [noWiderThan('24rem')],
};
export const Drawn: Story = {
  name: 'Sans place, filtres ouverts',
  args: {
    ...Period.args,
    selects: filtered,
    summary: '2 commandes',
  },
  decorators: [noWiderThan('24rem')],
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const opener = canvas.getByRole('button', { name: /^Filtres\s*3$/ });
    await step('Entrée ouvre, le focus entre par le premier filtre', async () => {
      opener.focus();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('dialog')).toBeVisible();
      await expect(canvas.getByRole('combobox', { name: 'État' })).toHaveFocus();
    });
    await step('Un choix agit aussitôt, le tiroir reste', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'État' }), '');
      await expect(opener).toHaveTextContent(/^Filtres\s*2$/);
    });
    await step('« Voir 2 commandes » ferme, le focus revient', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Voir 2 commandes' }));
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
      await expect(opener).toHaveFocus();
    });
    await userEvent.keyboard('{Enter}');
  },
};
export const Keyboard: Story = {
  name: 'Au clavier',
  args: { selects: filtered, search: atlas },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: /^Retirer .*Atlas/ }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: /^Retirer .*vérification/ })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('button', { name: /^Retirer .*Domiciliation/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};
