import {
  ArrowRightIcon,
  Badge,
  Button,
  CheckIcon,
  Container,
  Section,
  ZelligePattern,
} from '@tassis/design-system';
import { useMessages } from '../../messages/use-messages.ts';
import styles from './hero.module.css';
import { SampleCertificate } from './sample-certificate.tsx';

type HeroProps = { /** Where the form stands: '#demande'. */ formHref: string };

/** The banner: what is sold, and the way down to the form. */
export function Hero({ formHref }: HeroProps) {
  const { hero } = useMessages();
  return (
    <Section as="header" tone="ink" spacing="m" className={styles['root']}>
      <ZelligePattern tile={208} fade="start" onInk />
      <Container>
        <div className={styles['split']}>
          <div className={styles['text']}>
            <p>
              <Badge tone="accent">{hero.badge}</Badge>
            </p>
            <h1>{hero.title}</h1>
            <p className={styles['lead']}>{hero.lead}</p>
            <Button href={formHref} size="l" onInk iconEnd={<ArrowRightIcon />}>
              {hero.action}
            </Button>
            <ul className={styles['facts']}>
              {hero.facts.map((fact) => (
                <li key={fact}>
                  <CheckIcon size={18} />
                  {fact}
                </li>
              ))}
            </ul>
          </div>
          <SampleCertificate texts={hero.sample} />
        </div>
      </Container>
    </Section>
  );
}
