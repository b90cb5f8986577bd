import type { Decorator } from '@storybook/react-vite';
import { Container, Section } from './layout.tsx';

/** A story in the column of a form. */
export const inFormColumn: Decorator = (Story) => (
  <Container width="form">
    <Story />
  </Container>
);

/** A story that goes from edge to edge, as a band of a page. */
export const inBand: Decorator = (Story) => (
  <Section as="div" spacing="s">
    <Story />
  </Section>
);

/** A story in a place that is no wider than this: '16rem'. */
export const noWiderThan =
  (maxWidth: string): Decorator =>
  (Story) => (
    <div style={{ maxWidth }}>
      <Story />
    </div>
  );
