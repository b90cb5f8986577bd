import { Button, Container, Stats, ZelligeArch, ZelligePattern } from '@tassis/design-system';
import { paths } from '@tassis/platform';
import { RouterLink } from '@tassis/platform/router';
import { useFirm } from '../../firm/use-firm.ts';
import { fr } from '../../messages/fr.ts';
import styles from './hero.module.css';

export function Hero() {
  return (
    <header className={styles['root']}>
      <ZelligePattern tile={208} fade="start" onInk />
      <Container className={styles['split']}>
        <div className={styles['text']}>
          <p className={styles['eyebrow']}>{fr.hero.eyebrow}</p>
          <h1 className={styles['title']}>{fr.hero.heading}</h1>
          <p className={styles['lead']}>{fr.hero.lead}</p>
          <div className={styles['actions']}>
            <Button
              variant="primary"
              size="l"
              onInk
              href={paths.services}
              LinkComponent={RouterLink}
            >
              {fr.hero.services}
            </Button>
            <Button size="l" onInk href={paths.contact} LinkComponent={RouterLink}>
              {fr.hero.contact}
            </Button>
          </div>
          <FirmStats />
        </div>
        <ZelligeArch className={styles['arch']} />
      </Container>
    </header>
  );
}

function FirmStats() {
  const { claims } = useFirm().data ?? {};
  const items = [
    { number: claims?.['satisfied_clients'], label: fr.hero.clients },
    { number: claims?.['years_of_experience'], label: fr.hero.experience },
    { number: claims?.['success_rate'], label: fr.hero.success },
  ].flatMap(({ number, label }) => (number ? [{ number, label }] : []));
  return <div className={styles['stats']}>{items.length > 0 ? <Stats items={items} /> : null}</div>;
}
