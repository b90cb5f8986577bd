import { formatPhone } from '../phone-input/format-phone.ts';
import { TextLink, type TextLinkProps } from './text-link.tsx';

type PhoneLinkProps = { phone: string } & Pick<TextLinkProps, 'variant'>;

/** A `tel:` link; a Moroccan number is grouped in pairs. */
export function PhoneLink({ phone, ...look }: PhoneLinkProps) {
  return (
    <TextLink {...look} href={`tel:${phone.replaceAll(/[^+\d]/gu, '')}`}>
      {formatPhone(phone)}
    </TextLink>
  );
}
