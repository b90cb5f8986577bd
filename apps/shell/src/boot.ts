/* Inlined into every page by the edge, at most 1.2 KB: decides when the app is fetched (decision 031), and keeps what happens
   before. */

/** What the page tells its boot script. */
interface Start {
  /** The shell's script. */
  entry: string;
  /** What is fetched with it: scripts, each with its integrity, and the stylesheets that it adds to those of the page. */
  links: Partial<HTMLLinkElement>[];
  /** No public page, or somebody with a session: the app starts at once. */
  now: boolean;
}

/* Both add to the browser's own types. */
// oxlint-disable-next-line no-unused-vars
interface Window {
  taps: Element[];
}

// oxlint-disable-next-line no-unused-vars
interface Navigator {
  connection?: { saveData: boolean };
}

const page = document; // its shorter name
const { dataset } = page.documentElement;
/* The edge wrote it for this script; there is no room to ask whether it did. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const start = JSON.parse((page.querySelector('#tassis-start') as HTMLScriptElement).text) as Start;
const taps: Element[] = (window.taps = []);
/* What the app reads stands last in the page, and the app may come from the cache at once. */
const parsed = new Promise((resolve) => addEventListener('DOMContentLoaded', resolve));
let started = false;

/* Who enters a page at its top needs nothing below the window yet, which makes the first layout shorter. Who comes
   back to a place in it does: what is not laid out has no height of its own. The visit’s name also has the words that a
   link may look for (`#:~:text=`), which `location` keeps to itself. The app lays out the rest, a section at a time. */
const visit: Partial<PerformanceNavigationTiming> | undefined =
  performance.getEntriesByType('navigation')[0];
if (visit?.type === 'navigate' && !(visit.name + location.hash).includes('#')) {
  dataset['arriving'] = '';
}

function run(): void {
  if (started) return;
  started = true;
  for (const link of start.links) page.head.append(Object.assign(page.createElement('link'), link));
  void parsed
    .then(() => import(/* @vite-ignore */ start.entry))
    .then((app: { started?: unknown }) => app.started)
    .catch(fail);
}

/**
 * Shows the notice that stands hidden in the page, and the way to sign in. Not tried again: another address would make
 * another app for the modules that import the first. What is sent stays kept, for an address is no place for its text.
 */
function fail(error: unknown): void {
  delete dataset['session'];
  dataset['failed'] = '';
  reportError(error);
}

/** A tap on a control that only the app can answer is kept for it. */
function keep(event: Event): void {
  const { target } = event;
  if ('ready' in dataset || !(target instanceof Element)) return;
  const sent = event.type === 'submit';
  const control = target.closest(
    sent ? 'form:not([action])' : 'button:not([type=submit],[popovertarget])',
  );
  if (!control) return;
  taps.push(control);
  if (sent) event.preventDefault();
}

for (const type of ['click', 'submit']) addEventListener(type, keep, true);

const signs = ['pointermove', 'scroll'];
try {
  if (/(^| )token=/.test(page.cookie) || 'token' in localStorage) {
    dataset['session'] = '';
    start.now = true;
  }
  // What somebody left here, a draft or a language, only the app shows.
  if (localStorage.length + sessionStorage.length) signs.push('load');
} catch {
  // Storage is forbidden, so there is no session.
}

if (start.now) run();
for (const eventName of ['pointerdown', 'focusin', 'keydown'])
  addEventListener(eventName, run, true);
// Who moves or scrolls may want something next. Of a mouse that only rests here, browsers tell a move by nothing.
if (!navigator.connection?.saveData) {
  for (const sign of signs) {
    addEventListener(sign, (event: Partial<PointerEvent>) => {
      if (event.movementX === 0 && event.movementY === 0) return;
      (window.requestIdleCallback ?? setTimeout)(run);
    });
  }
}
