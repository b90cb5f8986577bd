/** The frame whose window contains the page of a test: resizing it resizes the page's window. */
function frame(): CSSStyleDeclaration {
  const { frameElement } = window;
  if (!frameElement || !('style' in frameElement)) throw new Error('A test stands in a frame.');
  // It belongs to the outer window, which has other classes, so `instanceof` does not work here.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return frameElement.style as CSSStyleDeclaration;
}

/** Sets the width of the page; without one it is as wide as the window again. Unlike `page.viewport` it needs no call to the browser. */
export function narrowTo(width?: number): void {
  frame().maxWidth = width === undefined ? '' : `${width}px`;
}

/** Makes the page lower by this much. */
export function shortenBy(pixels: number): void {
  frame().maxHeight = pixels === 0 ? '' : `calc(var(--viewport-height) - ${pixels}px)`;
}

/** Listeners of the window are called in the next frame, and their rendering is done in the one after. */
export async function settled(): Promise<void> {
  for (let count = 0; count < 2; count += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}
