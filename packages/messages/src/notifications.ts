import {
  NOTIFICATION_CODES,
  ORDER_STATUSES,
  type NotificationCode,
  type OrderStatus,
  type PartnerRequestKind,
  type WarningStatus,
} from '@tassis/domain';
import { notifications as en } from './en/notifications.ts';
import { formatMoney } from './format.ts';
import { fill, type MessageParams } from './fill.ts';
import { notifications as fr } from './fr/notifications.ts';
import type { Locale } from './locale.ts';
import { translate } from './translate.ts';

/** A package entry of its own: only the API uses these texts, so no page bundles them. */
export type NotificationText = { readonly title: string; readonly text: string };

/** The text of a code, and what is said otherwise of an `amount`, a `status` or a `kind` among the parameters. */
export type CatalogueText = NotificationText & {
  readonly withAmount?: string;
  readonly of?: Partial<
    Record<OrderStatus | WarningStatus | PartnerRequestKind, Partial<NotificationText>>
  >;
};

const TEXTS: Record<Locale, Readonly<Record<NotificationCode, CatalogueText>>> = { fr, en };

/** The texts of each code without their placeholders, for the search in notifications. */
export function getSearchableText(locale: Locale): { code: NotificationCode; words: string }[] {
  return NOTIFICATION_CODES.map((code) => {
    const { title, text } = TEXTS[locale][code];
    return { code, words: `${title}\n${text.replaceAll(/\{\w+\}/gu, '')}` };
  });
}

/** The text of a notification in the reader's language. */
export function getNotificationText(
  locale: Locale,
  code: NotificationCode,
  params: MessageParams,
): NotificationText {
  const { of = {}, withAmount, ...usual } = TEXTS[locale][code];
  const { amount, status, kind } = params;
  const hasAmount = withAmount !== undefined && typeof amount === 'number';
  const [, own] = Object.entries(of).find(([key]) => key === (status ?? kind)) ?? [];
  const { title, text } = { ...usual, ...(hasAmount && { text: withAmount }), ...own };
  return {
    title,
    text: fill(locale, text, {
      ...params,
      ...(hasAmount && { amount: formatMoney(locale, amount) }),
      ...toStatusParams(locale, status),
    }),
  };
}

/** The parameters store a status as its code. */
function toStatusParams(locale: Locale, status: string | number | undefined): MessageParams {
  const known = ORDER_STATUSES.find((code) => code === status);
  return known ? { status: translate(locale, `order_status.${known}`).toLowerCase() } : {};
}
