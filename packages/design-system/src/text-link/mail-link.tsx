import { MailAddress } from './mail-address.tsx';
import { TextLink } from './text-link.tsx';

/** A link to write to an e-mail address, which breaks at its '@' rather than within a word. */
export function MailLink({ email }: { email: string }) {
  return (
    <TextLink href={`mailto:${email}`}>
      <MailAddress>{email}</MailAddress>
    </TextLink>
  );
}
