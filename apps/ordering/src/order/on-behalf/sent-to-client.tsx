import type { PartnerClient, PartnerRequest } from '@tassis/contracts';
import { Button, Container, PageHeader, Section, Steps } from '@tassis/design-system';
import { paths } from '@tassis/platform';
import { RouterLink } from '@tassis/platform/router';
import { useEffect, useRef } from 'react';
import { useOnBehalfTexts } from '../../messages/on-behalf/use-on-behalf-texts.ts';

type SentProps = { client: PartnerClient; request: PartnerRequest };

/** Says what happens next while the order waits for the client. */
export function SentToClient({ client, request }: SentProps) {
  const texts = useOnBehalfTexts();
  const root = useRef<HTMLElement>(null);
  useEffect(() => {
    globalThis.scrollTo(0, 0);
    root.current?.focus();
  }, []);
  const person = `${client.firstName} ${client.lastName}`;
  const title = texts.sent.title(person);
  return (
    <section ref={root} aria-label={title} tabIndex={-1}>
      <PageHeader
        title={title}
        lead={texts.sent.lead}
        actions={
          <>
            <Button
              href={paths.pendingRequest(request.id)}
              variant="brand"
              LinkComponent={RouterLink}
            >
              {texts.sent.follow}
            </Button>
            <Button href={paths.partnerClient(client.id)} LinkComponent={RouterLink}>
              {texts.sent.back(person)}
            </Button>
          </>
        }
      />
      <Section as="div">
        <Container>
          <Steps steps={texts.sent.steps(person)} headingLevel={2} />
        </Container>
      </Section>
    </section>
  );
}
