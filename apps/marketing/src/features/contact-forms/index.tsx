import { onDemand } from '../../components/on-demand.tsx';
import { fr } from '../../messages/fr.ts';

/** One script for all: few pages have a form. The page shows and posts them without it. */
const forms = () => import('./forms.ts');

/** The form of the contact page. */
export const ContactForm = onDemand(async () => (await forms()).ContactForm, fr.formUnavailable);

/** The form of the free consultation. */
export const CallbackForm = onDemand(async () => (await forms()).CallbackForm, fr.formUnavailable);

/** The form of a service that is made to measure. */
export const QuoteForm = onDemand(async () => (await forms()).QuoteForm, fr.formUnavailable);
