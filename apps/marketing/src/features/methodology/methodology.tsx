import { Container, Section, Steps } from '@tassis/design-system';
import { SectionHeading } from '../../components/section-heading.tsx';
import { methodology } from '../../content/methodology.ts';
import { fr } from '../../messages/fr.ts';

export function Methodology() {
  return (
    <Section tone="white">
      <Container>
        <SectionHeading title={fr.methodology.heading} lead={fr.methodology.lead} />
        <Steps variant="drawn" steps={methodology} />
      </Container>
    </Section>
  );
}
