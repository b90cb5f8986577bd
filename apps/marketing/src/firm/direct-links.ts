/** The link to a phone number: '+212 5 22 00 00 00' → 'tel:+212522000000'. */
export function phoneHref(phone: string): string {
  return `tel:${phone.replaceAll(/[^\d+]/gu, '')}`;
}

/** The link to a WhatsApp chat: '+212 6 00 00 00 00' → 'https://wa.me/212600000000'. */
export function whatsappHref(phone: string): string {
  return `https://wa.me/${phone.replaceAll(/\D/gu, '')}`;
}

export function mailHref(email: string): string {
  return `mailto:${email}`;
}
