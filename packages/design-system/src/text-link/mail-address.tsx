/** An e-mail address that breaks before its last '@' instead of within a word. */
export function MailAddress({ children }: { children: string }) {
  const at = Math.max(children.lastIndexOf('@'), 0);
  return (
    <>
      {children.slice(0, at)}
      <wbr />
      {children.slice(at)}
    </>
  );
}
