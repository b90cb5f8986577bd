/** As loose as the specification: text, an at sign, text, a dot, text, without spaces. For an input's `pattern`. */
export const NEWSLETTER_EMAIL_PATTERN = String.raw`\S+@\S+\.\S+`;
