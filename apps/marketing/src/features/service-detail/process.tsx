import { Container, Section, Steps } from '@tassis/design-system';
import { SectionHeading } from '../../components/section-heading.tsx';
import type { Service } from '../../content/services/service.ts';
import { servicePages as texts } from '../../messages/service-pages.ts';
import { toSteps } from './get-service-details.ts';

/** The four steps of the service. */
export function Process({ service }: { service: Service }) {
  return (
    <Section tone="white">
      <Container>
        <SectionHeading title={texts.process.heading} lead={texts.process.lead} />
        <Steps variant="drawn" steps={toSteps(service)} />
      </Container>
    </Section>
  );
}
