import type { Decorator } from '@storybook/react-vite';
import { Container, Section } from './layout.tsx';

/** A story in the column of a form. */
export const inFormColumn: Decorator = (Story) => (
  <Container width="form">
    <Story />
  </Container>
);

/** A story over the whole width, as a band of a page. */
export const inBand: Decorator = (Story) => (
  <Section as="div" spacing="s">
    <Story />
  </Section>
);

/** A story in a container of at most this width: '16rem'. */
export const noWiderThan =
  (maxWidth: string): Decorator =>
  (Story) => (
    <div style={{ maxWidth }}>
      <Story />
    </div>
  );
