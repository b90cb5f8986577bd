import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { mainSystem } from './addresses.ts';
import type { BrokenRelease } from './broken-release.ts';

/** Code with a second React, under the name `second`. */
export const secondReact = `const second={};(exports=>{${readFileSync(
  path.resolve(import.meta.dirname, '../node_modules/react/cjs/react.production.js'),
  'utf8',
)}})(second);`;

/** A way in which a release of an area can fail. */
export interface AreaBreak {
  name: string;
  /** The kind of failure in the page's report. */
  kind: string;
  /** Breaks the release; returns the changed fields of its entry in the manifest. */
  breakIt: (release: BrokenRelease, page: Page) => Entry | Promise<Entry>;
  /** Repairs the release in place; without it, only another manifest helps. */
  mend?: (release: BrokenRelease, page: Page) => unknown;
}

type Entry = Record<string, unknown>;

const onPurpose = "throw new Error('broken on purpose');";
const whole = (release: BrokenRelease) => release.rewrite((code) => code);
/** The address of its script, including retries. */
const script = ({ entry }: BrokenRelease) =>
  new RegExp(entry.replaceAll('.', '\\.').replace(/[^/]*$/, '(retry-\\d+/)?$&'));

/** All kinds of failures: of loading, of running, and of the manifest. */
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
      return { timeoutMs: 1500 }; // On a slow machine a repaired area takes half a second to open.
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

/** Code for an area whose pages run this while they render. */
function pagesThat(act: string): string {
  return `{...area,routes:area.routes.map((route)=>({...route,lazy:undefined,element:undefined,ErrorBoundary:undefined,Component(){${act}}}))}`;
}

/** Makes a release accept this version of a shared module. */
function withShare(name: string, range: string) {
  return <Said extends { shared: Record<string, string> }>(said: Said): Said => ({
    ...said,
    shared: { ...said.shared, [name]: range },
  });
}

/** Makes a container provide another area than the one it was built with. */
function withArea(other: string): (code: string) => string {
  return (code) => {
    const [, get] = /([\w$]+) as get\b/.exec(code) ?? [];
    if (get === undefined) throw new Error('The container exports in another way than expected');
    const broken = `\nasync function other(...asked){const {area}=(await ${get}(...asked))();return()=>({area:${other}})};`;
    return code.replace(`${get} as get`, 'other as get') + broken;
  };
}
