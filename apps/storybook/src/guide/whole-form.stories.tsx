import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  Button,
  Cluster,
  Container,
  ErrorSummary,
  RadioGroup,
  Select,
  Stack,
  TextInput,
} from '@tassis/design-system';
import { useState, type FormEvent } from 'react';
import { expect } from 'storybook/test';

const meta = { title: 'Formulaires/Un formulaire entier' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const cities = ['Casablanca', 'Meknès', 'Rabat', 'Tanger'].map((name) => ({
  value: name,
  label: name,
}));
const forms = [
  { value: 'SARL', label: 'SARL', hint: 'À partir de deux associés.' },
  { value: 'SARL AU', label: 'SARL AU', hint: 'Un seul associé.' },
];
const messages = {
  name: 'Écrivez le nom souhaité pour la société.',
  city: 'Choisissez la ville du siège.',
};

function WholeForm() {
  const [attempt, setAttempt] = useState(0);
  const [missing, setMissing] = useState<readonly (keyof typeof messages)[]>([]);
  const errorOf = (field: keyof typeof messages) =>
    missing.includes(field) ? messages[field] : undefined;
  const check = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    setMissing((['name', 'city'] as const).filter((field) => !values.get(field)));
    setAttempt(attempt + 1);
  };
  return (
    <Container width="form">
      <form noValidate onSubmit={check}>
        <Stack gap="l">
          <h2>Votre société</h2>
          <ErrorSummary
            title="Veuillez corriger les erreurs suivantes :"
            attempt={attempt}
            errors={missing.map((field) => ({ message: messages[field], fieldId: field }))}
          />
          <TextInput
            id="name"
            name="name"
            label="Nom souhaité"
            hint="Nous vérifions qu’il est libre."
            autoComplete="organization"
            error={errorOf('name')}
          />
          <Select
            id="city"
            name="city"
            label="Ville du siège"
            placeholder="Choisir une ville"
            options={cities}
            error={errorOf('city')}
          />
          <RadioGroup name="form" label="Forme juridique" options={forms} defaultValue="SARL" />
          <TextInput name="sign" label="Enseigne" mark="(facultatif)" />
          <Cluster align="between">
            <Button variant="quiet">Retour</Button>
            <Button type="submit" variant="primary">
              Continuer
            </Button>
          </Cluster>
        </Stack>
      </form>
    </Container>
  );
}

export const Example: Story = { name: 'Avant l’envoi', render: () => <WholeForm /> };

export const Corrected: Story = {
  name: 'Envoyé incomplet, puis corrigé',
  render: () => <WholeForm />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continuer' }));
    const summary = canvas.getByRole('alert');
    await expect(summary).toHaveFocus();
    await expect(summary).toHaveTextContent(messages.name);
    await userEvent.click(canvas.getByRole('link', { name: messages.city }));
    await expect(canvas.getByLabelText('Ville du siège')).toHaveFocus();
    await userEvent.selectOptions(canvas.getByLabelText('Ville du siège'), 'Rabat');
    await userEvent.click(canvas.getByRole('button', { name: 'Continuer' }));
    await expect(canvas.getByRole('alert')).not.toHaveTextContent(messages.city);
  },
};
