import { Container, Section, Steps } from '@tassis/design-system';
import { SectionHeading } from '../../components/section-heading.tsx';
import { orderingSteps } from '../../content/ordering-steps.ts';
import { fr } from '../../messages/fr.ts';

export function OrderingSteps() {
  return (
    <Section>
      <Container>
        <SectionHeading title={fr.ordering.heading} lead={fr.ordering.lead} />
        <Steps steps={orderingSteps} />
      </Container>
    </Section>
  );
}
