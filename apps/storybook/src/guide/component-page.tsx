import {
  Controls,
  Description,
  Heading,
  Primary,
  Stories,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';

/** The page of a component: what it is for, its keys, what can be set, each state. Tokens and screens have no settings. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { argTypes, component, parameters } = preparedMeta;
  const settings = Object.values(argTypes).some(({ table }) => !table?.disable);
  return (
    <>
      <Title />
      <Description of="meta" />
      {component && settings && parameters['settings'] !== false ? (
        <>
          <Primary />
          <Heading>Réglages</Heading>
          <p>Ce qui se change ici même ; les noms sont ceux du code.</p>
          <Controls />
        </>
      ) : null}
      <Stories title="États" />
    </>
  );
}
