import { ArrowDownIcon, Button, Stats } from '@tassis/design-system';
import { useClaims } from '@tassis/views';
import type { ReactNode } from 'react';
import { HeroBand } from '../../components/hero-band.tsx';
import type { ServicePageTexts } from '../../messages/service-page.ts';
import styles from './service-hero.module.css';

type ServiceHeroProps = {
  texts: ServicePageTexts['hero'];
  /** The link to the packages: '#forfaits'. */
  choiceHref: string;
  /** The drawing of the service. */
  illustration: ReactNode;
};

/** The hero of a service: text, the firm’s figures, and a link down to the packages. */
export function ServiceHero({ texts, choiceHref, illustration }: ServiceHeroProps) {
  return (
    <HeroBand
      texts={texts}
      action={
        <Button href={choiceHref} variant="primary" size="l" onInk iconEnd={<ArrowDownIcon />}>
          {texts.action}
        </Button>
      }
      stats={<FirmStats claims={texts.claims} />}
      figure={<div className={styles['figure']}>{illustration}</div>}
    />
  );
}

/** The figures of the claims that the firm makes; a claim without a figure is left out. */
function FirmStats({ claims }: Pick<ServicePageTexts['hero'], 'claims'>) {
  const { figure, say } = useClaims();
  const items = claims.flatMap(({ claim, label }) => {
    const number = figure(claim);
    return number ? [{ number, label: say(claim, label) }] : [];
  });
  return items.length > 0 ? <Stats items={items} /> : null;
}
