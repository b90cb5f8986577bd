import { Button, Container } from '@tassis/design-system';
import { packagesAnswer } from '@tassis/testing/answers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { fr as texts } from './messages/packages/fr.ts';
import { PackageLink, PackageList } from './package-list.tsx';

const description = `
Les forfaits publiés, dans l’ordre du site, chacun dans sa \`PackageCard\` : en chemin, introuvables, aucun, ou là. Trois de front
où la place le permet ; quatre, par deux ou tous ensemble. La suite d’une carte vient par les propriétés : un \`PackageLink\`.

| Touche | Effet |
| --- | --- |
| Tab | va d’une carte à l’autre, à « autres services » puis au bouton |
| Entrée | suit le bouton |
`;

const refetch = fn();

const meta = {
  title: 'Vitrine/PackageList · liste de forfaits',
  id: 'vitrine-packagelist',
  tags: ['stable'],
  component: PackageList,
  // The parts of this screen have pictures of their own.
  parameters: { layout: 'fullscreen', docs: { description: { component: description } } },
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
  args: {
    texts,
    answer: { data: packagesAnswer().data, error: null, isFetching: false, refetch },
    expected: 3,
    renderLink: (offer) => (
      <PackageLink texts={texts} offer={offer} text="Choisir ce forfait" href="#choisi" />
    ),
    emptyAction: (
      <Button variant="brand" href="#contact">
        Nous contacter
      </Button>
    ),
  },
} satisfies Meta<typeof PackageList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {
  name: 'Trois',
  args: { answer: { data: packagesAnswer(3).data, error: null, isFetching: false, refetch } },
};
export const Four: Story = {
  name: 'Quatre',
  tags: ['pictured'],
  args: { answer: { data: packagesAnswer(4).data, error: null, isFetching: false, refetch } },
};
export const All: Story = { name: 'Tous' };
export const Waiting: Story = {
  name: 'En chemin',
  args: { answer: { data: undefined, error: null, isFetching: false, refetch } },
};
export const None: Story = {
  name: 'Aucun',
  args: { answer: { data: [], error: null, isFetching: false, refetch } },
};
export const Failed: Story = {
  name: 'Introuvables',
  args: { answer: { data: undefined, error: new Error('network'), isFetching: false, refetch } },
  play: async ({ canvas, userEvent }) => {
    refetch.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Réessayer' }));
    await expect(refetch).toHaveBeenCalledOnce();
  },
};
