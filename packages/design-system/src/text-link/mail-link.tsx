import { TextLink } from './text-link.tsx';

/** A link to write to an e-mail address, which breaks at its '@' rather than within a word. */
export function MailLink({ email }: { email: string }) {
  const at = email.lastIndexOf('@');
  return (
    <TextLink href={`mailto:${email}`}>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </TextLink>
  );
}
