import { Container, Section, Steps } from '@tassis/design-system';
import { Film } from '../../components/film/film.tsx';
import { SectionHeading } from '../../components/section-heading.tsx';
import { approach } from '../../content/approach.ts';
import { about } from '../../messages/about.ts';
import styles from './approach.module.css';

export function Approach() {
  return (
    <Section tone="soft">
      <Container>
        <SectionHeading title={about.approach.heading} lead={about.approach.lead} />
        <div className={styles['split']}>
          <Steps variant="list" steps={approach} />
          <Film />
        </div>
      </Container>
    </Section>
  );
}
