import { Container, ErrorState, Section } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { explain, transportTexts } from '@tassis/messages';
import { useAccessTexts } from '../../messages/access/use-access-texts.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { UnlistedHead } from '../unlisted-head.tsx';

/** The invitation could not be read; the link may be good all the same. */
export function UnreadInvitation(props: { error: Error; isAgain: boolean; onRetry: () => void }) {
  const { error, isAgain, onRetry } = props;
  const { invitation } = useAccessTexts();
  const { retry, reference } = useTexts();
  const { text, reference: id } = explain(error, transportTexts(useLocale()));
  return (
    <Section>
      <UnlistedHead title={invitation.failedTitle} />
      <Container width="form">
        <ErrorState
          headingLevel={1}
          title={invitation.failedTitle}
          retry={{ text: retry, onRetry, loading: isAgain, loadingText: invitation.waiting }}
          requestId={id === undefined ? undefined : { label: reference, value: id }}
        >
          {text}
        </ErrorState>
      </Container>
    </Section>
  );
}
