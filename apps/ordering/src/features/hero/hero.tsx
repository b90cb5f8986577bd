import { ArrowRightIcon, Button } from '@tassis/design-system';
import { HeroBand } from '../../components/hero-band.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { SampleCertificate } from './sample-certificate.tsx';

type HeroProps = { /** Where the form stands: '#demande'. */ formHref: string };

/** The banner: what is sold, and the way down to the form. */
export function Hero({ formHref }: HeroProps) {
  const { hero } = useMessages();
  return (
    <HeroBand
      texts={hero}
      action={
        <Button href={formHref} size="l" onInk iconEnd={<ArrowRightIcon />}>
          {hero.action}
        </Button>
      }
      figure={<SampleCertificate texts={hero.sample} />}
    />
  );
}
