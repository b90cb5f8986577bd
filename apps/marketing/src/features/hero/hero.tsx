import { Button, Hero as HeroBand, Stats } from '@tassis/design-system';
import { paths } from '@tassis/platform';
import { RouterLink } from '@tassis/platform/router';
import { useFirm } from '@tassis/views';
import { fr } from '../../messages/fr.ts';

export function Hero() {
  return (
    <HeroBand
      eyebrow={fr.hero.eyebrow}
      title={fr.hero.heading}
      lead={fr.hero.lead}
      actions={
        <>
          <Button variant="primary" size="l" onInk href={paths.services} LinkComponent={RouterLink}>
            {fr.hero.services}
          </Button>
          <Button size="l" onInk href={paths.contact} LinkComponent={RouterLink}>
            {fr.hero.contact}
          </Button>
        </>
      }
      stats={<FirmStats />}
    />
  );
}

function FirmStats() {
  const { claims } = useFirm().data ?? {};
  const items = [
    { number: claims?.['satisfied_clients'], label: fr.hero.clients },
    { number: claims?.['years_of_experience'], label: fr.hero.experience },
    { number: claims?.['success_rate'], label: fr.hero.success },
  ].flatMap(({ number, label }) => (number ? [{ number, label }] : []));
  return items.length > 0 ? <Stats items={items} /> : null;
}
