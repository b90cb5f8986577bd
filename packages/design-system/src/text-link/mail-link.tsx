import { MailAddress } from './mail-address.tsx';
import { TextLink } from './text-link.tsx';

/** A `mailto:` link, whose address breaks at its '@' instead of within a word. */
export function MailLink({ email }: { email: string }) {
  return (
    <TextLink href={`mailto:${email}`}>
      <MailAddress>{email}</MailAddress>
    </TextLink>
  );
}
