import { Button, CallToAction } from '@tassis/design-system';
import { paths } from '@tassis/platform';
import { RouterLink } from '@tassis/platform/router';
import type { ServicePageTexts } from '../../messages/service-page.ts';

/** Links to the negative certificate, for people who have none yet. */
export function CertificateInvitation({ texts }: { texts: ServicePageTexts['certificate'] }) {
  return (
    <CallToAction
      title={texts.title}
      lead={<p>{texts.lead}</p>}
      actions={
        <Button href={paths.negativeCertificate} LinkComponent={RouterLink} size="l" onInk>
          {texts.action}
        </Button>
      }
    />
  );
}
