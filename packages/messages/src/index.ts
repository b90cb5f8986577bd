export type { MessageCode, OptionCode, TransportCode } from './codes.ts';
export { formatDate, formatDateTime, formatMoney, formatNumber, formatTime } from './format.ts';
export { labelOf } from './labels.ts';
export { LOCALES, preferredLocale } from './locale.ts';
export type { Locale } from './locale.ts';
export { priceWords } from './price-words.ts';
export { transportText } from './transport-text.ts';
export { isMessageCode, translate } from './translate.ts';
export type { MessageParams } from './fill.ts';
