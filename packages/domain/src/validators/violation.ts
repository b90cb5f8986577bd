/**
 * The codes of broken rules. The texts are in `@tassis/messages`; a code names a field where the specification quotes
 * a text for that field.
 */
export const VIOLATION_CODES = [
  'required',
  'invalid_value',
  'unknown_field',
  'characters_not_allowed',
  'arabic_not_allowed',
  'arabic_name',
  'line_too_long',
  'paragraph_too_long',
  'one_service_required',
  'package_not_allowed',
  'final_price_mismatch',
  'package_required',
  'package_unavailable',
  'package_not_fitting',
  'packages_differ',
  'creation_option_unavailable',
  'duration_not_of_package',
  'address_of_package',
  'correction_not_asked',
  'correction_missing',
  'too_many_files',
  'search_too_short',
  'page_out_of_range',
  'per_page_out_of_range',
  'date_invalid',
  'idempotency_key_invalid',
  'ice_invalid',
  'article_name_invalid',
  'article_name_taken',
  'image_invalid',
  'image_too_large',
  'pdf_invalid',
  'pdf_too_large',
  'amount_invalid',
  'amount_exceeds_due',
  'amount_exceeds_refund',
  'payment_in_future',
  'payment_before_order',
  'login_fields_required',
  'email_required',
  'email_invalid',
  'email_taken',
  'email_own',
  'first_name_required',
  'last_name_required',
  'user_name_required',
  'person_name_invalid',
  'phone_required',
  'phone_invalid',
  'password_too_short',
  'password_too_long',
  'password_confirmation_required',
  'password_mismatch',
  'password_wrong',
  'current_password_required',
  'business_name_required',
  'legal_status_required',
  'legal_form_required',
  'note_required',
  'reason_required',
  'code_required',
  'code_invalid',
  'thresholds_out_of_order',
  'legal_numbers_missing',
  'firm_address_required',
  'hours_invalid',
  'slot_unavailable',
  'package_code_invalid',
  'package_code_taken',
  'package_price_invalid',
  'package_duration_invalid',
  'package_creation_twice',
  'package_line_repeated',
  'package_order_incomplete',
  'publication_required',
  'publication_time_invalid',
  'rating_invalid',
  'page_missing',
  'page_address_invalid',
  'link_address_invalid',
  'claim_delay_invalid',
  'banner_ends_too_early',
  'contact_name_required',
  'contact_email_required',
  'contact_email_invalid',
  'contact_phone_required',
  'contact_subject_required',
  'contact_message_required',
  'negative_certificate_first_name_required',
  'negative_certificate_last_name_required',
  'negative_certificate_company_form_required',
  'negative_certificate_city_required',
  'negative_certificate_first_name_choice_required',
  'negative_certificate_second_name_choice_required',
  'negative_certificate_third_name_choice_required',
  'negative_certificate_activity_required',
  'negative_certificate_cin_required',
  'negative_certificate_cin_invalid',
  'negative_certificate_passport_required',
  'negative_certificate_passport_invalid',
  'negative_certificate_residence_card_required',
  'negative_certificate_residence_card_invalid',
  'too_many_items',
  'label_required',
  'format_mismatch',
  'name_format_invalid',
  'company_name_format_invalid',
  'company_name_too_long',
  'proposed_name_repeated',
  'acronym_format_invalid',
  'commercial_register_format_invalid',
  'phone_format_invalid',
  'amount_not_positive',
  'whole_amount_invalid',
  'date_too_early',
  'date_too_late',
  'description_invalid',
  'contribution_type_required',
  'associate_first_name_required',
  'associate_last_name_required',
  'associate_first_name_invalid',
  'associate_last_name_invalid',
  'associate_manager_minor',
  'associate_email_invalid',
  'associate_phone_invalid',
  'associate_cin_required',
  'associate_cin_invalid',
  'associate_passport_required',
  'associate_passport_invalid',
  'associate_residence_card_required',
  'associate_residence_card_invalid',
  'manager_first_name_required',
  'manager_last_name_required',
  'manager_email_required',
  'manager_phone_required',
  'manager_birth_date_required',
  'manager_birth_place_required',
  'manager_address_required',
  'manager_city_required',
  'manager_sex_required',
  'manager_cin_required',
  'manager_cin_invalid',
  'manager_passport_required',
  'manager_passport_invalid',
  'manager_residence_card_required',
  'manager_residence_card_invalid',
  'creation_field_required',
  'creation_first_name_choice_required',
  'creation_second_name_choice_required',
  'creation_third_name_choice_required',
  'creation_activity_required',
  'creation_certificate_holder_required',
  'creation_capital_invalid',
  'creation_associates_required',
  'creation_shares_not_capital',
  'domiciliation_cin_invalid',
  'domiciliation_passport_invalid',
  'domiciliation_residence_card_invalid',
  'domiciliation_managers_required',
] as const;

export type ViolationCode = (typeof VIOLATION_CODES)[number];

/** One broken rule; `params` fill the placeholders of its text. */
export type Violation = {
  readonly code: ViolationCode;
  readonly params?: Readonly<Record<string, string | number>>;
};

/** A rule about one value: null when it holds. */
export type Validator = (value: string) => Violation | null;

/** Whether a text (a zod message, say) is one of our codes. */
export function isViolationCode(value: unknown): value is ViolationCode {
  return CODES.has(value);
}

const CODES: ReadonlySet<unknown> = new Set(VIOLATION_CODES);

/** The violation of the first rule that the value breaks. */
export function firstViolation(value: string, rules: readonly Validator[]): Violation | null {
  for (const rule of rules) {
    const violation = rule(value);
    if (violation !== null) return violation;
  }
  return null;
}

/** Spaces, and signs that nobody sees: a zero-width space, a filler, an empty braille cell. */
const BLANK = /^[\s\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]*$/u;

/** Whether there is nothing to be read in it. */
export function isBlank(value: string): boolean {
  return BLANK.test(value);
}

/** A rule that refuses an empty or blank value with this code. */
export function requiredAs(code: ViolationCode): Validator {
  return (value) => (isBlank(value) ? { code } : null);
}
