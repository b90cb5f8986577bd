import { Button, Hero as HeroBand } from '@tassis/design-system';
import { paths } from '@tassis/platform';
import { RouterLink } from '@tassis/platform/router';
import { FirmStats } from '../../components/firm-stats.tsx';
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
