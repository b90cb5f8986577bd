import type { CDPSession } from '@vitest/browser-playwright';
import { cdp } from 'vitest/browser';
import { shortenBy } from './frame.ts';

/** Font sizes of the page: usual, and doubled. */
export const TEXT_SIZES = [16, 32] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

let chosen: TextSize = 16;

/** Sets the font size as a user does in the browser: rems follow, also in media queries on the window's width. */
export async function chooseTextSize(size: TextSize): Promise<void> {
  if (size !== chosen) {
    const fixed = (size * 13) / 16; // the browser's default for `monospace` beside 16
    const session: CDPSession = cdp();
    await session.send('Page.setFontSizes', { fontSizes: { standard: size, fixed } });
    // Listeners of `matchMedia` widths in rem are called only when the window changes, so it is resized by a pixel and back.
    shortenBy(size === 16 ? 0 : 1);
    chosen = size;
  }
}

export const chosenTextSize = () => chosen;
