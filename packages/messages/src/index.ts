export type { MessageCode, OptionCode, TransportCode } from './codes.ts';
export { apiMessageFirst, apiConflictFirst, explain } from './explain.ts';
export type { Explanation, FailedCall, NextStep, StatusTexts } from './explain.ts';
export {
  formatAppointment,
  formatAppointmentDay,
  formatDate,
  formatDateTime,
  formatMoney,
  formatNumber,
  formatPercent,
  formatTime,
} from './format.ts';
export { findLabel, getLabel, getLabels, type LabelGroup, type LabelGroupOf } from './labels.ts';
export { LOCALES, preferredLocale } from './locale.ts';
export type { Locale } from './locale.ts';
export { priceWords } from './price-words.ts';
export { transportTexts } from './transport-texts.ts';
export type { TransportTexts } from './transport-texts.ts';
export { isMessageCode, translate } from './translate.ts';
export type { MessageParams } from './fill.ts';
