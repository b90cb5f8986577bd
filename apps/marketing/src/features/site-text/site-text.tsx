import { useQuery } from '@tassis/api-client/query';
import { Container, Prose, Section, Stack } from '@tassis/design-system';
import { formatDate } from '@tassis/messages';
import { MissingText } from '../../components/missing-text.tsx';
import { siteTextQuery, type SiteTextName } from '../../content/site-texts.ts';
import { fr } from '../../messages/fr.ts';
import { Editor } from './editor.tsx';
import { OtherTexts } from './other-texts.tsx';

/** A legal text below its title: the publisher, the text, its date, and links to the other texts. */
export function SiteText({ name }: { name: SiteTextName }) {
  return (
    <Section tone="white">
      <Container width="text">
        <Stack gap="xl">
          {name === 'cookies' ? null : <Editor />}
          <Text name={name} />
          <OtherTexts shown={name} />
        </Stack>
      </Container>
    </Section>
  );
}

function Text({ name }: { name: SiteTextName }) {
  const text = useQuery(siteTextQuery(name));
  if (text.data) {
    const { nodes, updated } = text.data;
    return (
      <Stack gap="l">
        <Prose nodes={nodes} />
        <p>
          {fr.siteTexts.updated} <time dateTime={updated}>{formatDate('fr', updated)}</time>
        </p>
      </Stack>
    );
  }
  return <MissingText query={text} />;
}
