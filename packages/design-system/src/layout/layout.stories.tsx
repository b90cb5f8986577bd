import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Card } from '../card/card.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { DescriptionList } from '../description-list/description-list.tsx';
import { FileUpload } from '../file-upload/file-upload.tsx';
import { sampleTexts } from '../file-upload/file-upload.samples.ts';
import { RadioCards } from '../radio-cards/radio-cards.tsx';
import { RadioGroup } from '../radio-group/radio-group.tsx';
import { Select } from '../select/select.tsx';
import { TextInput } from '../text-input/text-input.tsx';
import { contrast } from '../tokens/contrast.ts';
import { containerSteps, leastColumns, windowSteps } from './layout-steps.ts';
import { Cluster, Container, Grid, Section, Stack, type Gap } from './layout.tsx';
import { noWiderThan } from './story-frames.tsx';
import { Unbroken } from './unbroken.tsx';

const description = `
Cinq pièces pour placer sans écrire de style : \`Container\` (la largeur de lecture), \`Section\` (une bande), \`Stack\` (l’un sous
l’autre), \`Cluster\` (côte à côte), \`Grid\` (des colonnes égales). \`as\` donne l’élément juste ; l’ordre à l’écran est celui
du document, donc celui du clavier.

Une mise en page change avec la largeur de son contenant, en rem : elle suit donc aussi la taille des lettres du lecteur. Elle ne
change qu’aux paliers ci-dessous (\`@container page (width >= 44rem)\`) ; un contrôle refuse les autres.
`;

const meta = {
  title: 'Fondations/Mise en page',
  tags: ['stable'],
  component: Container,
  parameters: { docs: { description: { component: description } } },
} satisfies Meta<typeof Container>;

export default meta;
type Story = StoryObj<typeof meta>;

const gaps: readonly Gap[] = ['none', 'xs', 's', 'm', 'l', 'xl'];
const cities = ['Rabat', 'Casablanca', 'Tanger', 'Marrakech', 'Agadir', 'Fès'];
const cards = (names: readonly string[]) =>
  names.map((name) => (
    <Card key={name} padding="s">
      {name}
    </Card>
  ));

/** '44 rem (704 px)': in pixels at a font size of 16 px. */
const inPixels = (step: number) => `${step} rem (${step * 16} px)`;

export const Containers: Story = {
  name: 'Container : largeurs',
  parameters: { layout: 'fullscreen' },
  render: () => (
    <Section as="div" spacing="s">
      {(['text', 'form', 'content', 'wide'] as const).map((width) => (
        <Container key={width} width={width}>
          <Card tone="brand">{width}</Card>
        </Container>
      ))}
    </Section>
  ),
};

export const Sections: Story = {
  name: 'Section : fonds',
  tags: ['pictured'],
  parameters: { layout: 'fullscreen' },
  render: () => (
    <>
      {(['plain', 'soft', 'white', 'ink'] as const).map((tone) => (
        <Section key={tone} tone={tone} spacing="m">
          <Container>
            <h2>{tone}</h2>
            <p>Un texte posé sur ce fond.</p>
          </Container>
        </Section>
      ))}
    </>
  ),
};

export const Stacks: Story = {
  name: 'Stack : écarts',
  render: () => (
    <Grid column="s">
      {gaps.map((gap) => (
        <Stack key={gap} gap={gap}>
          <strong>{gap}</strong>
          {cards(cities.slice(0, 3))}
        </Stack>
      ))}
    </Grid>
  ),
};

export const Clusters: Story = {
  name: 'Cluster : alignements',
  tags: ['pictured'],
  render: () => (
    <Stack>
      {(['start', 'center', 'end', 'between'] as const).map((align) => (
        <Cluster key={align} align={align}>
          {cards([align, ...cities.slice(0, 3)])}
        </Cluster>
      ))}
    </Stack>
  ),
};

export const Grids: Story = {
  name: 'Grid : colonnes',
  render: () => (
    <Stack gap="l">
      {(['s', 'm', 'l'] as const).map((column) => (
        <Stack key={column} gap="s">
          <strong>
            {column}
            {'\u202F'}: {inPixels(leastColumns[column])} au moins
          </strong>
          <Grid column={column}>{cards(cities)}</Grid>
        </Stack>
      ))}
      <Stack gap="s">
        <strong>
          half{'\u202F'}: deux, {inPixels(leastColumns.s)} au moins
        </strong>
        <Grid column="half">{cards(cities)}</Grid>
      </Stack>
    </Stack>
  ),
};

const uses: Record<(typeof containerSteps)[number], string> = {
  14: 'En dessous\u202F: un téléphone aux lettres deux fois plus grandes. Rien ne se tient côte à côte.',
  30: 'Un grand téléphone\u202F: deux tuiles, deux boutons.',
  44: 'Une tablette\u202F: un texte et son image.',
  56: 'Un petit écran\u202F: trois colonnes, ou un formulaire et son prix.',
  68: 'Un écran\u202F: quatre colonnes.',
};

export const LayoutSteps: Story = {
  name: 'Paliers',
  render: () => (
    <Stack>
      <DescriptionList
        items={containerSteps.map((step) => ({ term: inPixels(step), value: uses[step] }))}
      />
      <p>
        De toute la fenêtre, pour ce qu’un contenant ne sait pas :{' '}
        {windowSteps.map(inPixels).join(', ')}.
      </p>
    </Stack>
  ),
};

const places = [
  { value: 'rabat', label: 'Rabat' },
  { value: 'tanger', label: 'Tanger' },
];
const packages = [
  { value: 'CC', label: 'Création seule', hint: 'Le siège est le vôtre.', price: '3 000,00 MAD' },
  { value: 'DOM12', label: 'Domiciliation', hint: 'Pour douze mois.', price: '1 800,00 MAD' },
];

/** The element that shows the focus ring: the control itself, its frame, or what is drawn over it. */
function findRing(control: Element): string | undefined {
  return [control, control.closest('label'), control.nextElementSibling]
    .flatMap((element) => (element ? [getComputedStyle(element)] : []))
    .find(({ outlineStyle, outlineWidth }) => outlineStyle === 'solid' && outlineWidth === '3px')
    ?.outlineColor;
}

/** 'rgb(9, 102, 76)' as '#09664c'. */
function toHex(colour = ''): string {
  const parts = colour.match(/\d+/gu) ?? [];
  return `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;
}

export const References: Story = {
  name: 'Unbroken\u202F: une référence reste entière',
  decorators: [noWiderThan('14rem')],
  render: () => (
    <p data-testid="sentence">
      <Unbroken>Régler la facture FAC-2026-000042 de la commande CMD-2026-000041.</Unbroken>
    </p>
  ),
  play: async ({ canvas }) => {
    const references = canvas.getByTestId('sentence').querySelectorAll('span');
    await expect(references).toHaveLength(2);
    for (const reference of references) {
      const range = document.createRange();
      range.selectNodeContents(reference);
      await expect(range.getClientRects()).toHaveLength(1);
    }
  },
};

/** Controls have their own surface; the focus ring around them has the light colour of the ink band. */
export const ControlsOnInk: Story = {
  name: 'Section : les champs sur l’encre, et leur focus',
  tags: ['still'],
  parameters: { layout: 'fullscreen' },
  render: () => (
    <Section tone="ink" spacing="m" data-testid="ink">
      <Container width="form">
        <Stack gap="l">
          <TextInput label="Nom" />
          <Select label="Ville" options={places} />
          <Checkbox label="J’accepte les conditions" />
          <RadioGroup label="Siège" name="seat" options={places} direction="row" />
          <RadioCards label="Forfait" name="package" options={packages} defaultValue="CC" />
          <FileUpload label="Certificat négatif" texts={sampleTexts} />
        </Stack>
      </Container>
    </Section>
  ),
  play: async ({ canvas }) => {
    const ground = getComputedStyle(canvas.getByTestId('ink')).backgroundColor;
    for (let stop = 0; stop < 6; stop += 1) {
      await userEvent.tab();
      // With reduced motion every transition still takes a millisecond.
      await waitFor(() => {
        const ring = document.activeElement ? findRing(document.activeElement) : undefined;
        return expect(contrast(toHex(ring), toHex(ground))).toBeGreaterThan(3);
      });
    }
  },
};
