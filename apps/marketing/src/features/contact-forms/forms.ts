export { CallbackForm } from './callback-form.tsx';
export { ContactForm } from './contact-form.tsx';
export { QuoteForm } from './quote-form.tsx';
