import { Container, Grid, QuoteBlock, Section } from '@tassis/design-system';
import { SectionHeading } from '../../components/section-heading.tsx';
import { testimonials } from '../../content/testimonials.ts';
import { testimonialTexts as texts } from '../../messages/people.ts';
import { ReviewWall } from './review-wall.tsx';

/** All reviews, then the longer testimonials of some clients. */
export function Testimonials() {
  return (
    <>
      <ReviewWall />
      <Section tone="white">
        <Container>
          <SectionHeading title={texts.stories} lead={texts.storiesLead} />
          <Grid column="l" gap="xl">
            {testimonials.map(({ quote, author, role }) => (
              <QuoteBlock key={author} quote={quote} author={author} authorTitle={role} />
            ))}
          </Grid>
        </Container>
      </Section>
    </>
  );
}
