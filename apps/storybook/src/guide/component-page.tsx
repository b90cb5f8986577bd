import {
  Controls,
  Description,
  Heading,
  Primary,
  Stories,
  Title,
} from '@storybook/addon-docs/blocks';

/** The documentation page of a component: what it is for, its keys, what can be set, each state. */
export function ComponentPage() {
  return (
    <>
      <Title />
      <Description of="meta" />
      <Primary />
      <Heading>Réglages</Heading>
      <Controls />
      <Stories title="États" />
    </>
  );
}
