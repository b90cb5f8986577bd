import { afterEach, describe, expect, it } from 'vitest';
import { bootPage, recordedTaps, leavePage } from './testing/boot-page.ts';

afterEach(leavePage);

/** Boots a page with this content, taps or submits the element with the id `x`, and returns whether the default action was allowed. */
async function tapIn(content: string, type: 'click' | 'submit' = 'click') {
  document.body.innerHTML = content;
  await bootPage();
  const target = document.getElementById('x');
  // Dispatched by hand, so that jsdom does not try to follow links or to post.
  return target?.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
}

const recorded = () => {
  const taps = recordedTaps();
  return Array.isArray(taps) ? taps.map((tap) => tap instanceof Element && tap.className) : taps;
};

describe('a tap before the app has started', () => {
  it.each([
    ['a button', '<button type="button" class="wanted" id="x"></button>'],
    ['an element inside a button', '<button class="wanted"><span id="x"></span></button>'],
  ])('is recorded on %s', async (_what, content) => {
    const goesOn = await tapIn(content);
    expect(recorded()).toEqual(['wanted']);
    expect(goesOn).toBe(true);
  });

  it.each([
    ['a submit button, whose form records itself', '<button type="submit" id="x"></button>'],
    ['a button that opens a popover', '<button popovertarget="menu" id="x"></button>'],
    ['a link', '<a href="/services" id="x"></a>'],
    ['a question', '<details><summary id="x"></summary></details>'],
    ['a field', '<input id="x">'],
    ['a text', '<p id="x"></p>'],
  ])('is left to the browser on %s', async (_what, content) => {
    const goesOn = await tapIn(content);
    expect(recorded()).toEqual([]);
    expect(goesOn).toBe(true);
  });

  it('is recorded even if the page stops the event', async () => {
    document.body.addEventListener('click', (event) => event.stopPropagation(), { once: true });
    await tapIn('<button class="wanted" id="x"></button>');
    expect(recorded()).toEqual(['wanted']);
  });

  it('is recorded after earlier ones', async () => {
    await tapIn('<button class="first" id="x"></button><button class="second" id="y"></button>');
    document.getElementById('y')?.click();
    expect(recorded()).toEqual(['first', 'second']);
  });
});

describe('a form that is submitted before the app has started', () => {
  it('is recorded and prevented when only the app can handle it', async () => {
    const goesOn = await tapIn('<form class="wanted" id="x"></form>', 'submit');
    expect(recorded()).toEqual(['wanted']);
    expect(goesOn).toBe(false);
  });

  it('is prevented, too, when the app failed to start: the notice says how to continue', async () => {
    document.documentElement.dataset['failed'] = '';
    expect(await tapIn('<form method="post" id="x"></form>', 'submit')).toBe(false);
  });

  it('is sent by the browser when it has an address', async () => {
    const goesOn = await tapIn('<form action="/sent/newsletter" id="x"></form>', 'submit');
    expect(recorded()).toEqual([]);
    expect(goesOn).toBe(true);
  });
});

it.each([
  ['click', '<button id="x"></button>'],
  ['submit', '<form id="x"></form>'],
] as const)('a %s is the app’s once it is there', async (type, content) => {
  document.documentElement.dataset['ready'] = '';
  const goesOn = await tapIn(content, type);
  expect(recorded()).toEqual([]);
  expect(goesOn).toBe(true);
});
