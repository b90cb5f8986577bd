import {
  Button,
  Cluster,
  DescriptionList,
  PencilIcon,
  Stack,
  TextInput,
} from '@tassis/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { DashboardSection } from '../section/dashboard-section.tsx';
import { EditPlace, type EditedInPlace } from './edit-place.tsx';
import { useEditPlace } from './use-edit-place.ts';

const description = `
Une partie d’une page qui devient le formulaire qui la modifie, à sa place. Sur la page d’une commande, chaque partie en est une.

- **Ouvrir** : le bouton « Modifier » ; le premier champ prend le focus. Une page n’a qu’un formulaire ouvert : un autre prend sa
  place, après la même question qu’Échap.
- **Fermer** : \`close\` une fois enregistré, \`cancel\` pour renoncer ; le bouton reprend le focus.
- **Ce qui change ailleurs** : \`useHeldWhileEditing\` garde la page telle quelle tant qu’un formulaire y est ouvert.

| Touche | Effet |
| --- | --- |
| Entrée, Espace | sur « Modifier » : ouvre le formulaire |
| Échap | ferme le formulaire ; si quelque chose est écrit, demande avant |
`;

function Fields({ close, cancel }: EditedInPlace) {
  return (
    <Stack gap="m">
      <TextInput label="Ville" defaultValue="Marrakech" />
      <Cluster gap="s">
        <Button variant="brand" onClick={close}>
          Enregistrer
        </Button>
        {cancel}
      </Cluster>
    </Stack>
  );
}

function Contact() {
  const { trigger, isOpen, open, place } = useEditPlace();
  const edit = (
    <Button
      ref={trigger}
      variant="quiet"
      size="s"
      iconStart={<PencilIcon size={18} />}
      onClick={open}
    >
      Modifier
    </Button>
  );
  return (
    <DashboardSection title="Votre contact" actions={isOpen ? null : edit}>
      <EditPlace place={place} renderForm={(edited) => <Fields {...edited} />}>
        <DescriptionList items={[{ term: 'Ville', value: 'Marrakech' }]} />
      </EditPlace>
    </DashboardSection>
  );
}

const meta = {
  title: 'Formulaires/EditPlace · formulaire à sa place',
  id: 'formulaires-editplace',
  tags: ['stable'],
  component: Contact,
  parameters: { docs: { description: { component: description } } },
} satisfies Meta<typeof Contact>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = { name: 'Fermé' };

export const Open: Story = {
  name: 'Ouvert',
  tags: ['long'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Modifier' }));
    await waitFor(() => expect(canvas.getByLabelText('Ville')).toHaveFocus());
  },
};
