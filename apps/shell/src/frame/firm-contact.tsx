import type { Firm } from '@tassis/contracts';
import { TextLink } from '@tassis/design-system';

const toDigits = (phone: string) => phone.replaceAll(/[^+\d]/g, '');

/** Phone, WhatsApp, e-mail and address of the firm. */
export function FirmContact({ firm }: { firm: Firm }) {
  const [office] = firm.addresses;
  return (
    <address>
      <p>
        <TextLink href={`tel:${toDigits(firm.phone)}`}>{firm.phone}</TextLink>
      </p>
      <p>
        <TextLink href={`https://wa.me/${toDigits(firm.whatsapp).replace('+', '')}`}>
          {`WhatsApp ${firm.whatsapp}`}
        </TextLink>
      </p>
      <p>
        <TextLink href={`mailto:${firm.email}`}>{firm.email}</TextLink>
      </p>
      {office ? <p>{[...office.lines, office.city].join(', ')}</p> : null}
    </address>
  );
}
