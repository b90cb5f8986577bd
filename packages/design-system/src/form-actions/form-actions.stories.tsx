import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Container, Stack } from '../layout/layout.tsx';
import { TextInput } from '../text-input/text-input.tsx';
import { FormActions } from './form-actions.tsx';

const notes = `
À la fin du formulaire, dans le \`<form>\`. « Suivant » l’envoie ; « Précédent » ne l’envoie jamais. Sur téléphone, la barre
reste au bas de l’écran et la page garde la place de ce qui reçoit le focus. Pendant l’envoi, le bouton garde sa place
et le focus, dit ce qui se passe et ignore les appuis.

| Touche | Effet |
| --- | --- |
| Tab | « Précédent », puis « Suivant » |
| Entrée | dans un champ, comme « Suivant » |
`;

const meta = {
  title: 'Formulaires/FormActions · boutons du bas',
  id: 'formulaires-formactions',
  tags: ['stable'],
  component: FormActions,
  args: {
    previous: { text: 'Précédent', onPrevious: fn() },
    submit: { text: 'Suivant' },
  },
  parameters: { docs: { description: { component: notes } } },
  decorators: [
    (Story) => (
      <Container width="text">
        <form onSubmit={(event) => event.preventDefault()}>
          <Story />
        </form>
      </Container>
    ),
  ],
} satisfies Meta<typeof FormActions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Middle: Story = {
  name: 'Au milieu d’un parcours',
  args: { saved: { state: 'saved', text: 'Enregistré à 14:32' } },
};
export const First: Story = {
  name: 'Première étape',
  args: { previous: { text: 'Précédent', disabled: true, onPrevious: fn() } },
};
export const Last: Story = {
  name: 'Dernière étape',
  args: { submit: { text: 'Soumettre' }, final: true },
};
export const Pending: Story = {
  name: 'Envoi en cours',
  args: {
    submit: { text: 'Soumettre', pendingText: 'Traitement en cours...' },
    final: true,
    pending: true,
  },
};
export const Saving: Story = {
  name: 'Brouillon en train d’être gardé',
  args: { saved: { state: 'saving', text: 'Enregistrement…' } },
};
export const NotSaved: Story = {
  name: 'Brouillon non gardé',
  tags: ['pictured'],
  args: {
    saved: { state: 'failed', text: 'Non enregistré : la mémoire du navigateur est pleine.' },
  },
};
export const Alone: Story = {
  name: 'Un seul bouton',
  args: { previous: undefined, submit: { text: 'Envoyer le message' }, final: true, sticky: false },
};
export const WithNote: Story = {
  name: 'Avec ce qui suit',
  tags: ['pictured'],
  args: {
    previous: undefined,
    submit: { text: 'Soumettre la demande' },
    final: true,
    sticky: false,
    needsScript: true,
    note: 'Vous pourrez vous connecter ou vous inscrire à l’étape suivante\u202F: rien de ce que vous avez saisi ne sera perdu.',
  },
};
export const PreviousAddress: Story = {
  name: 'Retour par une adresse',
  args: { previous: { text: 'Précédent', href: '#etape-1' } },
};

const longForm = Array.from({ length: 12 }, (_, index) => `Associé ${index + 1}`);

/** The bar that sticks to the bottom of a phone's window; in wider windows it is below the form. */
function stickyAround(element: Element | null): Element | null {
  if (element === null || getComputedStyle(element).position === 'sticky') return element;
  return stickyAround(element.parentElement);
}

export const Keyboard: Story = {
  name: 'Au clavier, sous un long formulaire',
  tags: ['narrow'],
  render: (args) => (
    <Stack gap="l">
      {longForm.map((label) => (
        <TextInput key={label} label={label} />
      ))}
      <FormActions {...args} />
    </Stack>
  ),
  play: async ({ args, canvas, step }) => {
    const previous = canvas.getByRole('button', { name: 'Précédent' });
    await step('Ce qui reçoit le focus n’est pas sous la barre', async () => {
      const bar = stickyAround(previous);
      for (const field of canvas.getAllByRole('textbox')) {
        field.focus();
        const lowest = bar?.getBoundingClientRect().top ?? innerHeight;
        await expect(field.getBoundingClientRect().bottom).toBeLessThanOrEqual(lowest);
      }
    });
    await step('Après le dernier champ viennent « Précédent », puis « Suivant »', async () => {
      canvas.getByLabelText('Associé 12').focus();
      await userEvent.tab();
      await expect(previous).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      if (args.previous && 'onPrevious' in args.previous)
        await expect(args.previous.onPrevious).toHaveBeenCalledOnce();
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Suivant' })).toHaveFocus();
    });
  },
};
