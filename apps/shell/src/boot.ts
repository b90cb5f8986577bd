/* Inlined into every page by the edge, at most 1.2 KB: decides when the app is fetched (decision 031), and records taps
before. */

/** The data of the page for its boot script. */
interface Start {
  /** The shell's script. */
  entry: string;
  /** Preloads: scripts, each with its integrity, and stylesheets besides those of the page. */
  links: Partial<HTMLLinkElement>[];
  /** Whether the app starts at once: on a page that is not public, or with a stored session. */
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

const page = document; // a short name, which is repeated often
const { dataset } = page.documentElement;
/* The edge has written it for this script; there is no room to validate it. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const start = JSON.parse((page.querySelector('#tassis-start') as HTMLScriptElement).text) as Start;
const taps: Element[] = (window.taps = []);
/* The app waits for the end of the document, which holds its data; from the cache it may be ready earlier. */
const parsed = new Promise((resolve) => addEventListener('DOMContentLoaded', resolve));
let started = false;

/* On a visit at the top of the page, content below the window is not laid out at first, which shortens the first layout.
A return to a scroll position needs the heights of all content. The navigation entry’s name also has the text fragment of
a link (`#:~:text=`), which `location` hides. The app lays out the rest, a section at a time. */
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
 * Shows the hidden failure notice, and the link to sign in. The import is not retried: another URL would load a second
 * copy of the app beside modules that import the first. Recorded form submits stay recorded: a URL must not hold their text.
 * The edge counts a post to the address of the script as its failure, because there is no room here for a whole report.
 */
function fail(error: unknown): void {
  delete dataset['session'];
  dataset['failed'] = '';
  navigator.sendBeacon(start.entry);
  reportError(error);
}

/** Records a tap on a control that only the app can answer. */
function keep(event: Event): void {
  const target: Partial<Element> | null = event.target; // the document has no `closest`
  const sent = event.type === 'submit';
  const control = target?.closest?.(
    sent ? 'form:not([action])' : 'button:not([type=submit],[popovertarget])',
  );
  if ('ready' in dataset || !control) return;
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
  // Stored data (a draft, a language) is shown by the app only, so it starts sooner.
  if (localStorage.length + sessionStorage.length) signs.push('load');
} catch {
  // Storage is forbidden, so there is no session.
}

if (start.now) run();
for (const eventName of ['pointerdown', 'focusin', 'keydown'])
  addEventListener(eventName, run, true);
// A pointer move or a scroll suggests that a click may follow. A resting mouse causes events without movement.
if (!navigator.connection?.saveData) {
  for (const sign of signs) {
    addEventListener(sign, (event: Partial<PointerEvent>) => {
      if (event.movementX === 0 && event.movementY === 0) return;
      (window.requestIdleCallback ?? setTimeout)(run);
    });
  }
}
