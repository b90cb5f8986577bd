import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { secondReact } from './area-breaks.ts';
import { changeJson } from './foreign-release.ts';
import { restate, restateFile } from './integrity-file.ts';

/** A fault in a built area, how to produce it, and the error of its refusal. */
interface Break {
  what: string;
  /** @param area the folder of the area */
  breakIt: (area: string) => void;
  words: RegExp;
  /** Whether the fast tier tries it too. */
  isSample?: boolean;
}

type Descriptor = { id: string; requires: object; mounts: string[]; classLetter?: string };

const describe = (area: string, change: (said: Descriptor) => Descriptor) =>
  changeJson<Descriptor>(path.join(area, 'area.json'), change);
const distOf = (area: string) => path.join(area, 'dist');
const share = (area: string, name: string, range: string) =>
  restate(distOf(area), (said) => ({ ...said, shared: { ...said.shared, [name]: range } }));

/** Puts code before the area's own script, as a build could. */
function beginWith(area: string, code: string): void {
  const [script = ''] = globSync('area-*.js', { cwd: distOf(area) });
  const file = path.join(distOf(area), script);
  writeFileSync(file, `${code}${readFileSync(file, 'utf8')}`);
  restateFile(distOf(area), script);
}

/** Adds code to the area's own script; returns the file's name. */
function addCode(area: string, code: string): string {
  const [script = ''] = globSync('area-*.js', { cwd: distOf(area) });
  const file = path.join(distOf(area), script);
  writeFileSync(file, `${readFileSync(file, 'utf8')}${code}`);
  return script;
}

/** The same, with the hash that a build would record. */
function buildWith(area: string, code: string): void {
  restateFile(distOf(area), addCode(area, code));
}

/** The faults for which only an area of another repository is refused. */
export const breaks: readonly Break[] = [
  {
    what: 'a second copy of what the shell provides',
    breakIt: (area) => buildWith(area, `\n${secondReact}`),
    words: /carries a second copy of react, which the shell provides/,
  },
  {
    what: 'a shared module that the shell does not have',
    breakIt: (area) => share(area, 'lodash', '^4.0.0'),
    words: /needs lodash \^4\.0\.0; the shell that would be live provides none/,
  },
  {
    what: 'a share that it does not state',
    breakIt: (area) =>
      changeJson<{ shared: object[] }>(path.join(distOf(area), 'mf-manifest.json'), (said) => ({
        ...said,
        shared: [...said.shared, { name: 'lodash' }],
      })),
    words: /shares lodash, which its integrity\.json does not state/,
  },
  {
    what: 'another React',
    breakIt: (area) => share(area, 'react', '^20.0.0'),
    words: /needs react \^20\.0\.0; the shell that would be live provides 19\./,
  },
  {
    what: 'a platform API that the shell does not give',
    breakIt: (area) =>
      describe(area, (said) => ({ ...said, requires: { platformApi: '^99.0.0' } })),
    words: /needs the platform API \^99\.0\.0; the shell that would be live gives \d/,
  },
  {
    what: 'one changed byte',
    breakIt: (area) => void addCode(area, ' '),
    words: /has a area-\S+\.js that is not the one its integrity\.json states/,
  },
  {
    what: 'the id of an app of this repository',
    breakIt: (area) => describe(area, (said) => ({ ...said, id: 'ordering' })),
    words: /ordering is an app of this repository/,
  },
  {
    what: 'a path of another area',
    breakIt: (area) =>
      describe(area, (said) => ({ ...said, mounts: ['/agenda/*', '/services/agenda'] })),
    words: /agenda has the path \/services\/agenda, which belongs to marketing/,
  },
  {
    what: 'the letter of another area',
    breakIt: (area) => describe(area, (said) => ({ ...said, classLetter: 'b' })),
    words: /has the classLetter b, which is that of (?:marketing|agenda)/,
  },
  {
    what: 'another team’s package',
    breakIt: (area) =>
      changeJson<object>(path.join(area, 'package.json'), (said) => ({ ...said, name: 'other' })),
    words: /The area agenda is released of the package @my-team\/agenda, and this one is of other/,
  },
  {
    what: 'code that throws in browsers alone',
    breakIt: (area) => beginWith(area, "throw new Error('no browser can run it');"),
    words:
      /would not work: in a browser \/agenda\S* for a client .* no browser can run it at \/mfe/,
    isSample: true,
  },
  {
    what: 'a rejection that nobody handles',
    breakIt: (area) =>
      beginWith(area, "setTimeout(() => Promise.reject(new Error('given up')), 200);"),
    words: /in a browser \/agenda\S* for a client has this fault: Error: given up at \/mfe/,
  },
  {
    what: 'an address of another host',
    breakIt: (area) =>
      beginWith(
        area,
        "document.body.append(Object.assign(new Image(), { src: '//example.com/a' }));",
      ),
    words: /violates the following Content Security Policy directive/,
  },
  {
    what: 'a server bundle that throws, of pages that nobody sees without a session',
    breakIt: (area) => {
      const file = path.join(distOf(area), 'server/index.cjs');
      writeFileSync(file, `throw new Error('no server');${readFileSync(file, 'utf8')}`);
    },
    words: /in a browser \/agenda\S* .* the edge could not render it: Error: no server/,
  },
];
