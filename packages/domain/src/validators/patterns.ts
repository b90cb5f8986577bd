/** Letters with accents, spaces, apostrophes and hyphens, a letter first. */
export const PERSON_NAME = /^\p{Script=Latin}[\p{Script=Latin}\p{Mn} '’-]*$/u;

/** + and a country code then 5 to 14 digits, or a leading 0 then 9 to 14 digits. */
export const PHONE = /^(?:\+[1-9]\d{0,2}\d{5,14}|0\d{9,14})$/u;

/** As on every form: text, an at sign, text, a dot, text that ends in no dot; RFC 5321's longest path. */
export const EMAIL = /^(?=.{1,254}$)[^\s@]+@[^\s@]+\.[^\s@]*[^\s@.]$/u;
