import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freshBrowser } from '../../testing/open-page.tsx';
import { creationVisit } from './form/records.ts';
import { openWizard } from './testing/open-wizard.tsx';

beforeEach(freshBrowser);
afterEach(cleanup);

function filledIn() {
  const { seat, associates } = creationVisit.open().members;
  return [seat.values.legalStatus, associates.items.length];
}

test.each([
  ['&forme=SAS&associes=3', ['SAS', 3]],
  ['&forme=SARL+AU', ['SARL AU', 0]],
  ['&forme=GIE&associes=51', ['SARL', 0]],
  ['&associes=-2', ['SARL', 0]],
  ['&associes=1.5', ['SARL', 0]],
])('a link with %s begins the form with %j', async (answers, expected) => {
  await openWizard({ answers });
  expect(filledIn()).toEqual(expected);
});

test('a link does not change a form that has input', async () => {
  creationVisit.close();
  creationVisit.open().members.seat.set('legalStatus', 'SA');
  await openWizard({ answers: '&forme=SAS&associes=3', leaves: false });
  expect(filledIn()).toEqual(['SA', 0]);
});
