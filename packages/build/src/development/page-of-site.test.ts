import { expect, it } from 'vitest';
import { parsed } from '../parsed.ts';
import { isOwnPage, withAreaUnderWork } from './page-of-site.ts';

const area = { id: 'agenda', mounts: ['/agenda/*', '/planning'], roles: ['client'] };

function pageOf(areas: object[]): string {
  const block = JSON.stringify({ schema: 1, areas }).replaceAll('<', String.raw`\u003c`);
  return `<p>$&</p><script type="application/json" id="tassis-release">${block}</script><script>x</script>`;
}

function areasOf(page: string): unknown {
  const [, json = ''] = /id="tassis-release">(.*?)<\/script>/.exec(page) ?? [];
  return parsed<{ areas: object[] }>(json).areas;
}

it('takes the place of the released area, and of no other', () => {
  const released = { id: 'agenda', version: '1.0.0', integrity: 'sha256-a', enabled: false };
  const page = withAreaUnderWork(pageOf([released, { id: 'other' }]), area);
  expect(areasOf(page)).toEqual([
    { id: 'other' },
    {
      ...area,
      version: 'development',
      entry: '/mfe/agenda/development/remoteEntry.agenda.js',
      enabled: true,
      timeoutMs: 120_000,
    },
  ]);
});

it('leaves the rest of the page as it is, whatever is written in it', () => {
  const page = withAreaUnderWork(pageOf([{ id: 'other', title: '$1 </script>' }]), area);
  expect(page).toMatch(/^<p>\$&<\/p>.*<\/script><script>x<\/script>$/);
  expect(areasOf(page)).toMatchObject([{ title: '$1 </script>' }, { id: 'agenda' }]);
});

it('has nothing to say in an answer without a release', () => {
  expect(withAreaUnderWork('Introuvable\n', area)).toBe('Introuvable\n');
});

it.each([
  ['/agenda', true],
  ['/agenda/day/1', true],
  ['/agendas', false],
  ['/planning', true],
  ['/planning/day', false],
  ['/', false],
])('of the area is %s: %s', (pathname, isOwn) => {
  expect(isOwnPage(area, pathname)).toBe(isOwn);
});
