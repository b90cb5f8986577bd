import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { mainSystem } from './addresses.ts';
import type { BrokenRelease } from './broken-release.ts';

/** Code with a React of its own, under the name `second`. */
export const secondReact = `const second={};(exports=>{${readFileSync(
  path.resolve(import.meta.dirname, '../node_modules/react/cjs/react.production.js'),
  'utf8',
)}})(second);`;

/** One way in which a release of an area fails. */
export interface AreaBreak {
  name: string;
  /** How the page reports it. */
  kind: string;
  /** Breaks the release; returns what its entry in the manifest says otherwise. */
  breakIt: (release: BrokenRelease, page: Page) => Entry | Promise<Entry>;
  /** Mends it where it lies; without it, what the manifest says of it must change. */
  mend?: (release: BrokenRelease, page: Page) => unknown;
}

type Entry = Record<string, unknown>;

const onPurpose = "throw new Error('broken on purpose');";
const whole = (release: BrokenRelease) => release.rewrite((code) => code);
/** Its script, also when it is asked for again. */
const script = ({ entry }: BrokenRelease) =>
  new RegExp(entry.replaceAll('.', '\\.').replace(/[^/]*$/, '(retry-\\d+/)?$&'));

/** The failures of the design: of what is fetched, of what runs, and of what the manifest says. */
export const areaBreaks: readonly AreaBreak[] = [
  {
    name: 'entry-404',
    kind: 'not-loaded',
    breakIt: (release) => {
      release.rewrite(() => undefined);
      return {};
    },
    mend: whole,
  },
  {
    name: 'entry-500',
    kind: 'not-loaded',
    breakIt: async (release) => {
      release.makeUnreadable();
      const { status } = await fetch(`${mainSystem.site}${release.entry}`);
      if (status !== 500) throw new Error(`The site answered ${status}`);
      return {};
    },
    mend: whole,
  },
  {
    name: 'hang',
    kind: 'timeout',
    breakIt: async (release, page) => {
      await page.route(script(release), () => undefined);
      return { timeoutMs: 1500 }; // on a slow machine a mended area takes half a second to enter
    },
    mend: (release, page) => page.unroute(script(release)),
  },
  {
    name: 'corrupt-byte',
    kind: 'not-loaded',
    breakIt: (release) => {
      release.rewrite((code) => code.replace(' as get', ' as got'));
      return {};
    },
    mend: whole,
  },
  {
    name: 'wrong-integrity',
    kind: 'not-loaded',
    breakIt: ({ live }) => ({ integrity: live.integrity.replace(/.{4}=$/, 'AAAA=') }),
  },
  {
    name: 'throws-evaluated',
    kind: 'evaluation',
    breakIt: (release) => ({ integrity: release.rebuild((code) => `${onPurpose}${code}`) }),
  },
  {
    name: 'throws-rendered',
    kind: 'render',
    breakIt: (release) => ({
      integrity: release.rebuild(withArea(pagesThat(onPurpose))),
    }),
  },
  {
    name: 'wrong-contract',
    kind: 'invalid',
    breakIt: (release) => ({ integrity: release.rebuild(withArea('{...area,contract:99}')) }),
  },
  {
    name: 'needs-newer-shell',
    kind: 'incompatible',
    breakIt: () => ({ requires: { platformApi: '^99.0.0' } }),
  },
  {
    name: 'unknown-share',
    kind: 'incompatible',
    breakIt: (release) => ({ integrity: release.restate(withShare('lodash', '^4.0.0')) }),
  },
  {
    name: 'other-react',
    kind: 'incompatible',
    breakIt: (release) => ({ integrity: release.restate(withShare('react', '^20.0.0')) }),
  },
  {
    name: 'second-react',
    kind: 'render',
    breakIt: (release) => ({
      integrity: release.rebuild(
        (code) => `${withArea(pagesThat('second.useState(0)'))(code)}\n${secondReact}`,
      ),
    }),
  },
  {
    name: 'bad-entry',
    kind: 'dropped',
    breakIt: () => ({ timeoutMs: 'soon' }),
  },
];

/** The code of an area whose pages do this while they are drawn. */
function pagesThat(act: string): string {
  return `{...area,routes:area.routes.map((route)=>({...route,lazy:undefined,element:undefined,ErrorBoundary:undefined,Component(){${act}}}))}`;
}

/** Lets a release say that it accepts this version of a shared module. */
function withShare(name: string, range: string) {
  return <Said extends { shared: Record<string, string> }>(said: Said): Said => ({
    ...said,
    shared: { ...said.shared, [name]: range },
  });
}

/** Lets a container give another area than it was built with. */
function withArea(other: string): (code: string) => string {
  return (code) => {
    const [, get] = /([\w$]+) as get\b/.exec(code) ?? [];
    if (get === undefined) throw new Error('The container exports in another way than expected');
    const broken = `\nasync function other(...asked){const {area}=(await ${get}(...asked))();return()=>({area:${other}})};`;
    return code.replace(`${get} as get`, 'other as get') + broken;
  };
}
