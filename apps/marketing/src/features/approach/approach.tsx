import { Container, Section, Steps } from '@tassis/design-system';
import { SectionHeading } from '../../components/section-heading.tsx';
import { approach } from '../../content/approach.ts';
import { about } from '../../messages/about.ts';

export function Approach() {
  return (
    <Section tone="soft">
      <Container>
        <SectionHeading title={about.approach.heading} lead={about.approach.lead} />
        <Steps steps={approach} />
      </Container>
    </Section>
  );
}
