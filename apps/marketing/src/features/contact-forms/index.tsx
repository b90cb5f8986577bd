import { ErrorState, Skeleton } from '@tassis/design-system';
import { lazy, Suspense, type ComponentType } from 'react';
import { fr } from '../../messages/fr.ts';

type Forms = Record<'ContactForm' | 'CallbackForm', ComponentType>;

/** One script for both, apart from the area's entry: no other page has a form. The page shows and posts them without it. */
const load = (): Promise<Forms> =>
  import('./forms.ts').catch(() => ({ ContactForm: Unavailable, CallbackForm: Unavailable }));

/** The form of the contact page. */
export const ContactForm = onDemand('ContactForm');

/** The form of the free consultation. */
export const CallbackForm = onDemand('CallbackForm');

function onDemand(name: keyof Forms): ComponentType {
  const Form = lazy(async () => ({ default: (await load())[name] }));
  return function FormOnDemand() {
    return (
      <Suspense fallback={<Skeleton lines={8} />}>
        <Form />
      </Suspense>
    );
  };
}

/** The script did not arrive. */
function Unavailable() {
  const retry = { text: fr.retry, onRetry: () => location.reload() };
  return <ErrorState title={fr.formUnavailable} retry={retry} />;
}
