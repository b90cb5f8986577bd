/** Props of {@link PaintStart}. */
export type PaintStartProps = {
  /** Of the mark; one of its kind in the page. */
  id: string;
};

/**
 * Keeps the browser from painting a page before it has read as far as this. It stands at the end of what may not be
 * painted in parts: a slow processor reads HTML in parts, and what is centred in the first would move when the second comes.
 * Browsers that do not know `expect` paint the part. It is rendered on the server, and not inside `<noscript>` or a fallback:
 * React brings the link into the document's head, and browsers take it from there alone.
 * @see https://html.spec.whatwg.org/multipage/links.html#link-type-expect
 */
export function PaintStart({ id }: PaintStartProps) {
  return (
    <>
      <link rel="expect" blocking="render" href={`#${id}`} />
      {/* A mark of its own, since Chromium goes on as soon as the element is there, whole or not. */}
      <span id={id} hidden />
    </>
  );
}
