import { firmQuery, pageTextsQuery } from '@tassis/api-client';
import { Container, Hero, QuoteBlock, Section, ZelligeCourtyard } from '@tassis/design-system';
import { paths } from '@tassis/platform';
import { pageData, PageHead } from '@tassis/platform/router';
import { Approach } from '../features/approach/approach.tsx';
import { FirmFigures } from '../features/firm-figures/firm-figures.tsx';
import { Questions } from '../features/questions/questions.tsx';
import { Values } from '../features/values/values.tsx';
import { about } from '../messages/about.ts';
import { fr } from '../messages/fr.ts';
import { firmData } from '../structured-data/page-data.ts';
import { withTrail } from '../structured-data/trail.ts';

export const loader = pageData((need) => [need(firmQuery), need(pageTextsQuery('about'))]);

const { title, description } = fr.aboutPage;

export const handle = import.meta.env.SSR
  ? { structuredData: withTrail({ text: title, href: paths.about }, firmData('about')) }
  : undefined;

/** `/about` */
export function Component() {
  return (
    <>
      <PageHead title={title} description={description} />
      <Hero
        variant="page"
        eyebrow={about.eyebrow}
        title={about.heading}
        lead={about.lead}
        figure={<ZelligeCourtyard />}
      />
      <FirmFigures />
      <Values />
      <Section tone="ink">
        <Container>
          <QuoteBlock size="l" quote={about.quote} author={about.quoteSource} />
        </Container>
      </Section>
      <Approach />
      <Questions page="about" />
    </>
  );
}
