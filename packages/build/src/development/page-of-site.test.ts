import { expect, it } from 'vitest';
import { parsed } from '../parsed.ts';
import { isOwnPage, withAreaUnderWork } from './page-of-site.ts';

const area = { id: 'agenda', mounts: ['/agenda/*', '/planning'], roles: ['client'] };

function aPageWith(areas: object[]): string {
  const block = JSON.stringify({ schema: 1, areas }).replaceAll('<', String.raw`\u003c`);
  return `<p>$&</p><script type="application/json" id="tassis-release">${block}</script><script>x</script>`;
}

function readAreas(page: string): unknown {
  const [, json = ''] = /id="tassis-release">(.*?)<\/script>/.exec(page) ?? [];
  return parsed<{ areas: object[] }>(json).areas;
}

it('replaces the released area, and no other', () => {
  const released = { id: 'agenda', version: '1.0.0', integrity: 'sha256-a', enabled: false };
  const page = withAreaUnderWork(aPageWith([released, { id: 'other' }]), area);
  expect(readAreas(page)).toEqual([
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

it('does not change the rest of the page, whatever it contains', () => {
  const page = withAreaUnderWork(aPageWith([{ id: 'other', title: '$1 </script>' }]), area);
  expect(page).toMatch(/^<p>\$&<\/p>.*<\/script><script>x<\/script>$/);
  expect(readAreas(page)).toMatchObject([{ title: '$1 </script>' }, { id: 'agenda' }]);
});

it('does not change an answer without a release', () => {
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
