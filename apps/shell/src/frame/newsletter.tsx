import { useMutation } from '@tassis/api-client/query';
import { NewsletterForm, PersonalDataNote } from '@tassis/design-system';
import { NEWSLETTER_EMAIL_PATTERN } from '@tassis/domain';
import { paths } from '@tassis/platform';
import { RouterLink } from '@tassis/platform/router';
import { useRef } from 'react';
import { useTexts } from '../messages/use-texts.ts';

/** The path of the subscription's contract, which is loaded with the first submit. */
const action = '/api/newsletter-subscriptions';
const source = 'footer_newsletter';

/** The newsletter's form; without script it posts to the same path. */
export function Newsletter() {
  const texts = useTexts();
  const { mutate, reset, status } = useMutation({
    mutationFn: subscribe,
    onError: (error) => reportError(error),
  });
  const isUnderWay = useRef(false); // set at once, unlike the status, which a second click may not see yet
  const messages = { success: texts.newsletterSuccess, error: texts.newsletterFailure };
  return (
    <NewsletterForm
      action={action}
      source={source}
      label={texts.newsletterEmail}
      button={texts.newsletterSubscribe}
      pattern={NEWSLETTER_EMAIL_PATTERN}
      state={status === 'pending' ? 'submitting' : status}
      message={status === 'success' || status === 'error' ? messages[status] : undefined}
      note={
        <PersonalDataNote
          brief
          purpose={texts.newsletterPurpose}
          href={paths.privacy}
          LinkComponent={RouterLink}
        />
      }
      onRefused={reset}
      onSubmit={(email) => {
        if (isUnderWay.current) return;
        isUnderWay.current = true;
        mutate(email, { onSettled: () => void (isUnderWay.current = false) });
      }}
    />
  );
}

async function subscribe(email: string) {
  const { createSubscription } = await import('./subscribe.ts');
  return createSubscription({ email: email.trim(), source });
}
