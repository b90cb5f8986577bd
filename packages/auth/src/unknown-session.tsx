import { Container, ErrorState, Section } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { useState } from 'react';
import { getSession } from './current-session.ts';
import { guardTexts } from './messages/guard.ts';

/** In the place of a guarded page while the server cannot say who is there: signing in again would not help. */
export function UnknownSession() {
  const texts = guardTexts[useLocale()];
  const [loading, setLoading] = useState(false);
  const retry = () => {
    setLoading(true);
    void getSession()
      .reload()
      .catch(reportError)
      .finally(() => setLoading(false));
  };
  return (
    <Section>
      <Container>
        <ErrorState
          headingLevel={1}
          title={texts.unknown}
          retry={{ text: texts.retry, loading, loadingText: texts.retrying, onRetry: retry }}
        >
          <p>{texts.unknownText}</p>
        </ErrorState>
      </Container>
    </Section>
  );
}
