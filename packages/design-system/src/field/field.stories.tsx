import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container, Section } from '../layout/layout.tsx';
import { inFormColumn } from '../layout/story-frames.tsx';
import { FieldError } from './field-error.tsx';
import { Field } from './field.tsx';
import styles from './field.module.css';

const description = `
Étiquette, aide et erreur autour d’un contrôle, et les fils qui les relient. Les contrôles du système le contiennent déjà :
on ne le pose soi-même qu’autour d’un contrôle nouveau.

| Touche | Effet |
| --- | --- |
| Tab | mène au contrôle ; étiquette, aide et erreur n’arrêtent personne |

L’étiquette nomme le contrôle et se presse comme lui. L’aide et l’erreur le décrivent (\`aria-describedby\`, l’erreur
d’abord), l’erreur le marque invalide (\`aria-invalid\`). L’\`id\` est celui auquel mène le résumé des erreurs.
`;

const meta = {
  title: 'Formulaires/Field · champ',
  id: 'formulaires-field',
  tags: ['stable'],
  component: Field,
  parameters: { docs: { description: { component: description } } },
  args: {
    label: 'Numéro de dépôt',
    children: (control) => <input {...control} type="text" className={styles['control']} />,
  },
  decorators: [inFormColumn],
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { name: 'Étiquette seule' };
export const Complete: Story = {
  name: 'Aide, marque et erreur',
  args: {
    mark: '(facultatif)',
    hint: 'En haut du reçu remis avec le dossier.',
    error: 'Ce numéro compte huit chiffres.',
    children: (control) => (
      <input {...control} type="text" defaultValue="2026417" className={styles['control']} />
    ),
  },
};
export const Required: Story = {
  name: 'Marque d’un champ obligatoire',
  args: { mark: '(obligatoire)' },
};
export const HiddenLabel: Story = {
  name: 'Étiquette pour lecteurs d’écran seulement',
  args: { hideLabel: true },
};
export const Beside: Story = {
  name: 'Étiquette à côté, pour ce qui se coche',
  args: {
    label: 'Recevoir une copie',
    layout: 'beside',
    hint: 'Par e-mail.',
    children: (control) => <input {...control} type="checkbox" />,
  },
};
export const OnInk: Story = {
  name: 'Sur l’encre',
  tags: ['pictured'],
  args: { ...Complete.args },
  decorators: [
    (Story) => (
      <Section tone="ink" spacing="s">
        <Container>
          <Story />
        </Container>
      </Section>
    ),
  ],
};
export const ErrorAlone: Story = {
  name: 'L’erreur d’un groupe',
  render: () => <FieldError id="groupe-erreur" error="Ajoutez au moins un associé." />,
};
