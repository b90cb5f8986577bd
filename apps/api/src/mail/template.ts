import type { Locale } from '@tassis/messages';
import type { MailText } from './mail-text.ts';
import type { MailContent, MailTemplate } from './mail-content.ts';

/** The values of each template's text. */
export type ContentOf = { [T in MailTemplate]: Extract<MailContent, { template: T }> };

/** The texts of one mail, in every language. Plain spaces before « : ; ! ? » are made narrow later. */
export type Template<T extends MailTemplate> = Record<Locale, (content: ContentOf[T]) => MailText>;
