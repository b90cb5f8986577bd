import { Container, FeatureGrid, Section, Steps } from '@tassis/design-system';
import { SectionHeading } from '../../components/section-heading.tsx';
import { hiringSteps, qualities } from '../../content/careers.ts';
import { careersTexts as texts } from '../../messages/people.ts';
import { Application } from './application.tsx';

/** The firm's expectations, the stages of an application, and how to apply. */
export function Careers() {
  return (
    <>
      <Section>
        <Container>
          <SectionHeading title={texts.qualities} lead={texts.qualitiesLead} />
          <FeatureGrid items={qualities} />
        </Container>
      </Section>
      <Section tone="white">
        <Container>
          <SectionHeading title={texts.steps} lead={texts.stepsLead} />
          <Steps steps={hiringSteps} />
        </Container>
      </Section>
      <Application />
    </>
  );
}
