import { useQuery } from '@tassis/api-client/query';
import {
  Container,
  Hero,
  Prose,
  Section,
  Skeleton,
  Stack,
  VisuallyHidden,
} from '@tassis/design-system';
import { formatDate } from '@tassis/messages';
import { PageHead } from '@tassis/platform/router';
import { LoadFailure } from '@tassis/views';
import { siteTextQuery, type SiteTextName } from '../../content/site-texts.ts';
import { fr } from '../../messages/fr.ts';
import { Editor } from './editor.tsx';
import { OtherTexts } from './other-texts.tsx';

/** A page of rules: whose they are, the text, its date, and the others of its kind. */
export function SiteText({ name }: { name: SiteTextName }) {
  const { title, description } = fr.siteTexts[name];
  return (
    <>
      <PageHead title={title} description={description} />
      <Hero variant="page" eyebrow={fr.siteTexts.eyebrow} title={title} lead={description} />
      <Section tone="white">
        <Container width="text">
          <Stack gap="xl">
            {name === 'cookies' ? null : <Editor />}
            <Text name={name} />
            <OtherTexts shown={name} />
          </Stack>
        </Container>
      </Section>
    </>
  );
}

function Text({ name }: { name: SiteTextName }) {
  const text = useQuery(siteTextQuery(name));
  if (text.data) {
    const { html, updated } = text.data;
    return (
      <Stack gap="l">
        <Prose html={html} />
        <p>
          {fr.siteTexts.updated} <time dateTime={updated}>{formatDate('fr', updated)}</time>
        </p>
      </Stack>
    );
  }
  if (text.isError) {
    return <LoadFailure title={fr.siteTexts.failed} error={text.error} query={text} />;
  }
  return (
    <div>
      <output>
        <VisuallyHidden>{fr.siteTexts.loading}</VisuallyHidden>
      </output>
      <Skeleton lines={20} />
    </div>
  );
}
