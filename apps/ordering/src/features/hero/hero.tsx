import { ArrowRightIcon, Button } from '@tassis/design-system';
import { useClaims } from '@tassis/views';
import { HeroBand } from '../../components/hero-band.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { SampleCertificate } from './sample-certificate.tsx';

type HeroProps = { /** The link to the form: '#demande'. */ formHref: string };

/** The hero of the negative certificate, with a link to the form. */
export function Hero({ formHref }: HeroProps) {
  const { hero } = useMessages();
  const { say } = useClaims();
  return (
    <HeroBand
      texts={{ ...hero, badge: say('express', hero.badge) }}
      action={
        <Button href={formHref} size="l" onInk iconEnd={<ArrowRightIcon />}>
          {hero.action}
        </Button>
      }
      figure={<SampleCertificate texts={hero.sample} />}
    />
  );
}
