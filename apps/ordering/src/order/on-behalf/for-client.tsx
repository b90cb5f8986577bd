import { ApiError, apiQuery } from '@tassis/api-client';
import { useQuery } from '@tassis/api-client/query';
import { RequireRole } from '@tassis/auth';
import { getPartnerClient, type PartnerClient, type PartnerRequest } from '@tassis/contracts';
import { Alert, Button, Container, EmptyState, Section, Spinner } from '@tassis/design-system';
import { paths } from '@tassis/platform';
import { RouterLink } from '@tassis/platform/router';
import { LoadFailure } from '@tassis/views';
import { useMemo, useState, type ReactNode } from 'react';
import { useOnBehalfTexts } from '../../messages/on-behalf/use-on-behalf-texts.ts';
import { BehalfContext } from './behalf.ts';
import { SentToClient } from './sent-to-client.tsx';

type ForClientProps = { clientId: string; children: ReactNode };

/** An order page for a client who lets this partner follow them; everybody else reads why there is none. */
export function ForClient(props: ForClientProps) {
  return (
    <RequireRole roles={['partner']}>
      <FollowedClient {...props} />
    </RequireRole>
  );
}

function FollowedClient({ clientId, children }: ForClientProps) {
  const texts = useOnBehalfTexts();
  const query = useQuery(apiQuery(getPartnerClient, { params: { id: clientId } }));
  if (query.data) return <Prepared client={query.data.data}>{children}</Prepared>;
  if (!query.isError) return <Spinner size="page" label={texts.loading} showLabel />;
  return (
    <Section as="div">
      <Container>
        {isRefusal(query.error) ? (
          <EmptyState
            title={texts.refused}
            action={
              <Button href={paths.myClients} variant="brand" LinkComponent={RouterLink}>
                {texts.allClients}
              </Button>
            }
          >
            {texts.refusedText}
          </EmptyState>
        ) : (
          <LoadFailure title={texts.failed} error={query.error} query={query} />
        )}
      </Container>
    </Section>
  );
}

/** No client of the partner’s, or not any more; no id at all; or a partner who is not validated. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && [403, 404, 422].includes(error.status ?? 0);
}

function Prepared({ client, children }: { client: PartnerClient; children: ReactNode }) {
  const texts = useOnBehalfTexts();
  const [sent, setSent] = useState<PartnerRequest | null>(null);
  const behalf = useMemo(() => ({ client, onSent: setSent }), [client]);
  const person = `${client.firstName} ${client.lastName}`;
  if (sent !== null) return <SentToClient client={client} request={sent} />;
  const leave = (
    <Button size="s" href={paths.partnerClient(client.id)} LinkComponent={RouterLink}>
      {texts.leave}
    </Button>
  );
  return (
    <BehalfContext value={behalf}>
      <Section as="div" spacing="s">
        <Container>
          <Alert
            tone="info"
            live={false}
            title={texts.title(client.companyName ?? person)}
            actions={leave}
          >
            {texts.text(person)}
          </Alert>
        </Container>
      </Section>
      {children}
    </BehalfContext>
  );
}
