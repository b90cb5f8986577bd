import { Container, Section, TestimonialPanel as Panel } from '@tassis/design-system';
import { SectionHeading } from '../../components/section-heading.tsx';
import { testimonials } from '../../content/testimonials.ts';
import { fr } from '../../messages/fr.ts';

export function TestimonialPanel() {
  return (
    <Section tone="soft">
      <Container>
        <SectionHeading title={fr.testimonials.heading} align="center" />
        <Panel
          testimonials={testimonials}
          label={fr.testimonials.heading}
          texts={fr.testimonials}
        />
      </Container>
    </Section>
  );
}
