import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { settled } from './frame.ts';
import { chooseTextSize } from './text-size.ts';

const style = new CSSStyleSheet();
style.replaceSync(`
  p { width: 10rem; border: 1px solid; }
  @media (width < 32rem) { p { border-width: 7px; } }
`);

afterEach(async () => {
  await chooseTextSize(16);
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== style);
  document.body.replaceChildren();
});

test("a font size of 32 px: rems follow, also in media queries on the window's width, whose listeners are called", async () => {
  await page.viewport(600, 400);
  document.adoptedStyleSheets.push(style);
  document.body.innerHTML = '<p>Un mot</p>';
  const text = document.querySelector('p') ?? document.body;
  const wide = matchMedia('(width >= 32rem)');
  const heard: boolean[] = [];
  wide.addEventListener('change', ({ matches }) => heard.push(matches));
  const shown = () => {
    const { fontSize, width, borderWidth } = getComputedStyle(text);
    return { fontSize, width, borderWidth };
  };
  expect(shown()).toEqual({ fontSize: '16px', width: '160px', borderWidth: '1px' });
  await chooseTextSize(32);
  await settled();
  expect(shown()).toEqual({ fontSize: '32px', width: '320px', borderWidth: '7px' });
  expect(heard).toEqual([false]);
  await chooseTextSize(16);
  await settled();
  expect(shown()).toEqual({ fontSize: '16px', width: '160px', borderWidth: '1px' });
  expect(heard).toEqual([false, true]);
});
