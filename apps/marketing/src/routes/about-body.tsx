import { Container, Hero, QuoteBlock, Section, ZelligeCourtyard } from '@tassis/design-system';
import { Approach } from '../features/approach/approach.tsx';
import { FirmFigures } from '../features/firm-figures/firm-figures.tsx';
import { Questions } from '../features/questions/questions.tsx';
import { Values } from '../features/values/values.tsx';
import { about } from '../messages/about.ts';

/** What stands on the about page. */
export function AboutBody() {
  return (
    <>
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
