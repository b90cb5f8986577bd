import { useMutation } from '@tassis/api-client/query';
import { getApi } from '@tassis/api-client';
import { createNewsletterSubscription } from '@tassis/contracts';
import { NewsletterForm } from '@tassis/design-system';
import { newsletterEmail } from '@tassis/domain';
import { useTexts } from '../messages/use-texts.ts';

const source = 'footer_newsletter';

/** The newsletter's form; without script it posts to the same place. */
export function Newsletter() {
  const texts = useTexts();
  const { mutate, status } = useMutation({ mutationFn: subscribe });
  const messages = { success: texts.newsletterSuccess, error: texts.newsletterFailure };
  return (
    <NewsletterForm
      action={`/api${createNewsletterSubscription.path}`}
      source={source}
      label={texts.newsletterEmail}
      button={texts.newsletterSubscribe}
      state={status === 'pending' ? 'submitting' : status}
      message={status === 'success' || status === 'error' ? messages[status] : undefined}
      onSubmit={(email) => {
        if (newsletterEmail(email) === null) mutate(email);
      }}
    />
  );
}

function subscribe(email: string) {
  return getApi().call(createNewsletterSubscription, { body: { email, source } });
}
