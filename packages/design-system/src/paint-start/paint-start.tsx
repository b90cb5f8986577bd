/** Props of {@link PaintStart}. */
export type PaintStartProps = {
  /** The id of the mark, unique in the page. */
  id: string;
};

/**
 * Keeps the browser from painting the page before it has parsed as far as this element. Put it at the end of what must be painted
 * at once: a slow processor parses HTML in parts, and content centred in the first part would move when the second one arrives.
 * Browsers without support for `expect` paint the part. Render it on the server, and not inside `<noscript>` or a fallback,
 * because React moves the link into the document's head, and browsers accept it only there.
 * @see https://html.spec.whatwg.org/multipage/links.html#link-type-expect
 */
export function PaintStart({ id }: PaintStartProps) {
  return (
    <>
      <link rel="expect" blocking="render" href={`#${id}`} />
      {/* An element of its own, because Chromium continues as soon as the element is open, complete or not. */}
      <span id={id} hidden />
    </>
  );
}
