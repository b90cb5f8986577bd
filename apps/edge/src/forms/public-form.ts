import type { AnsweredField } from '@tassis/platform/form-answer';
import { labels, outcomes } from '../messages/forms.ts';

/** What was typed, by the fields' names in the order of the form. */
export type Typed = Record<string, string>;

/** The kind of form, which selects the texts of its answer. */
export type FormKind = keyof typeof outcomes;

/** The forms that work without script: the API's path of each. */
export const formPaths = [
  '/api/contact-submissions',
  '/api/callback-requests',
  '/api/newsletter-subscriptions',
] as const;

/** Which form was sent: the quote form and the contact page post to one address. */
export function getFormKind(path: string, typed: Typed): FormKind {
  if (path === '/api/callback-requests') return 'callback';
  if (path === '/api/newsletter-subscriptions') return 'newsletter';
  return typed['source'] === 'service_page' ? 'quote' : 'contact';
}

/** Whether a word names a kind of form. */
export function isFormKind(word: string): word is FormKind {
  return Object.hasOwn(outcomes, word);
}

/** Everything typed as fields that can be sent again: fields without a label become hidden inputs. */
export function toAnsweredFields(
  typed: Typed,
  errors: Readonly<Record<string, string>>,
): AnsweredField[] {
  return Object.entries(typed).map(([name, value]) => {
    const label = isLabelled(name) ? labels[name] : undefined;
    const error = errors[name];
    return {
      name,
      value,
      label: label ?? name,
      multiline: name === 'message',
      ...(error === undefined ? {} : { error }),
      ...(label === undefined ? { hidden: true } : {}),
    };
  });
}

function isLabelled(name: string): name is keyof typeof labels {
  return Object.hasOwn(labels, name);
}
