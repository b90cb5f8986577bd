/** A text that breaks before its last '@', where it has one, rather than within a word. */
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
