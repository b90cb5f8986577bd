import { ApiError, apiQuery } from '@tassis/api-client';
import { useQuery } from '@tassis/api-client/query';
import { RequireRole } from '@tassis/auth';
import { getPartnerClient, type PartnerClient, type PartnerRequest } from '@tassis/contracts';
import { Alert, Button, Container, EmptyState, Section, Spinner } from '@tassis/design-system';
import { StaffTexts } from '@tassis/order-fields/staff';
import { paths } from '@tassis/platform';
import { RouterLink } from '@tassis/platform/router';
import { LoadFailure } from '@tassis/views';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import { useOnBehalfTexts } from '../../messages/on-behalf/use-on-behalf-texts.ts';
import { BehalfContext, type Behalf } from './behalf.ts';
import { partnerDraftGateway } from './partner-draft-gateway.ts';
import { preparedSubmission } from './prepared-submission.ts';
import { reworded } from './reworded.ts';
import { SentToClient } from './sent-to-client.tsx';

type ForClientProps = { clientId: string; children: ReactNode };

/** An order page for a client of this partner; everybody else reads why they may not order. */
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
  if (isRefusal(query.error)) return <NotForThisClient />;
  return (
    <Section as="div">
      <Container>
        <LoadFailure title={texts.failed} error={query.error} query={query} />
      </Container>
    </Section>
  );
}

function NotForThisClient() {
  const texts = useOnBehalfTexts();
  return (
    <Section as="div">
      <Container>
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
      </Container>
    </Section>
  );
}

/** Whether the API refuses the client: not linked (any more), an invalid id, or a partner who is not validated. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && [403, 404, 422].includes(error.status ?? 0);
}

function Prepared({ client, children }: { client: PartnerClient; children: ReactNode }) {
  const texts = useOnBehalfTexts();
  const answer = useRef<PartnerRequest>(null);
  const [isRefused, setIsRefused] = useState(false);
  const [sent, setSent] = useState<PartnerRequest | null>(null);
  const person = `${client.firstName} ${client.lastName}`;
  const name = client.companyName ?? person;
  const behalf = useMemo<Behalf>(
    () => ({
      client,
      texts: reworded(texts.forms(name, person)),
      draftOf: (service) =>
        partnerDraftGateway({ id: client.id, onRefused: () => setIsRefused(true) }, service),
      submissionOf: (records) =>
        preparedSubmission({
          clientId: client.id,
          records,
          onSent: (request) => {
            answer.current = request;
          },
        }),
      onAccepted: () => setSent(answer.current),
    }),
    [client, texts, name, person],
  );
  if (sent !== null) return <SentToClient client={client} request={sent} />;
  // The partner's link to the client ended while the form was open.
  if (isRefused) return <NotForThisClient />;
  const leave = (
    <Button size="s" href={paths.partnerClient(client.id)} LinkComponent={RouterLink}>
      {texts.leave}
    </Button>
  );
  return (
    <BehalfContext value={behalf}>
      <Section as="div" spacing="s">
        <Container>
          <Alert tone="info" live={false} title={texts.title(name)} actions={leave}>
            {texts.text(person)}
          </Alert>
        </Container>
      </Section>
      <StaffTexts>{children}</StaffTexts>
    </BehalfContext>
  );
}
