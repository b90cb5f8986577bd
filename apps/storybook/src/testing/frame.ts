/** The frame in the window in which a test's page stands: what changes it changes the window that the page knows. */
function frame(): CSSStyleDeclaration {
  const { frameElement } = window;
  if (!frameElement || !('style' in frameElement)) throw new Error('A test stands in a frame.');
  // It belongs to the window outside, whose classes are others: no `instanceof` here knows it.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return frameElement.style as CSSStyleDeclaration;
}

/** Makes the page this narrow; without a width it is as wide as the window again. Unlike `page.viewport` it asks nobody. */
export function narrowTo(width?: number): void {
  frame().maxWidth = width === undefined ? '' : `${width}px`;
}

/** Makes the page lower by this much. */
export function shortenBy(pixels: number): void {
  frame().maxHeight = pixels === 0 ? '' : `calc(var(--viewport-height) - ${pixels}px)`;
}

/** What listens to the window hears of a change with the next frame, and what it draws anew is there with the one after. */
export async function settled(): Promise<void> {
  for (let count = 0; count < 2; count += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}
