import { Container, ErrorState, Section } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { useState } from 'react';
import { getSession } from './current-session.ts';
import { guardTexts } from './messages/guard.ts';

/** Replaces a guarded page while the profile cannot be loaded. A new sign-in would not help, so it offers a retry. */
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
