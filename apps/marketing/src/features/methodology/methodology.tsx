import { Container, Section, ZelligeStage } from '@tassis/design-system';
import { SectionHeading } from '../../components/section-heading.tsx';
import { methodology } from '../../content/methodology.ts';
import { fr } from '../../messages/fr.ts';
import styles from './methodology.module.css';

const STAGES = [1, 2, 3, 4] as const;

export function Methodology() {
  return (
    <Section tone="white">
      <Container>
        <SectionHeading title={fr.methodology.heading} lead={fr.methodology.lead} />
        <ol className={styles['list']}>
          {methodology.map(({ title, text }, index) => (
            <li key={title} className={styles['stage']}>
              <ZelligeStage stage={STAGES[index] ?? 4} className={styles['drawing']} />
              <div>
                <p className={styles['step']}>{fr.methodology.step(index + 1)}</p>
                <h3 className={styles['title']}>{title}</h3>
                <p className={styles['text']}>{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </Container>
    </Section>
  );
}
