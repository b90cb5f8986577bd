import type { ImportTexts } from './fr.ts';

export const en: ImportTexts = {
  title: 'Import clients',
  lead: 'A CSV file of your software or spreadsheet. We first show you what each line holds; nobody is contacted before you agree.',
  file: {
    label: 'CSV file',
    hint: 'The first line names the columns: first name, last name, e-mail and phone, in any order, separated by semicolons, commas or tabs. 200 clients at most.',
    choose: 'Choose a file',
    drop: 'Drop your file here',
    dropNow: 'Let go of the file',
  },
  sample: 'Download an example',
  sampleName: 'example-clients.csv',
  sampleHeader: 'first name;last name;e-mail;phone',
  again: 'Choose another file',
  checking: 'Checking the file…',
  wrong: {
    tooLarge: 'This file is too large for a list of 200 clients.',
    empty: 'This file holds nobody: no line follows the headers.',
    workbook:
      'This file is a workbook. Save it as CSV in your spreadsheet, then choose that CSV file.',
    columns: (names) => `The first line must name the columns. Missing: ${names}.`,
    tooMany: (count) => `This file has ${count} lines. Import 200 at most at a time.`,
  },
  columns: { email: 'e-mail', firstName: 'first name', lastName: 'last name', phone: 'phone' },
  report: {
    title: (name) => `What ${name} holds`,
    ready: (count) =>
      count === 1 ? '1 person will be invited' : `${count} people will be invited`,
    none: 'Nobody can be invited with this file.',
    wrong: (count) => (count === 1 ? '1 line to correct' : `${count} lines to correct`),
    already: (count) => `${count} asked or followed already`,
    repeated: (count) => `${count} repeated`,
    left: 'Lines to correct are left out: you can import them once they are corrected.',
    confirm: (count) => (count === 1 ? 'Invite 1 person' : `Invite ${count} people`),
    question: (count) => (count === 1 ? 'Invite this person?' : `Invite these ${count} people?`),
    consequence: 'We write to them on your behalf. Each of them accepts or refuses.',
    sent: 'The requests are sent.',
  },
  result: {
    title: 'Result of the import',
    asked: (count) => (count === 1 ? '1 request is sent' : `${count} requests are sent`),
    requests: 'See the pending requests',
  },
  table: {
    groups: {
      wrong: 'To correct',
      ready: 'Ready',
      asked: 'Requests sent',
      left: 'Asked already or repeated',
    },
    line: 'Line',
    person: 'Person',
    state: 'Status',
    wrong: 'Reason',
  },
  states: {
    ready: 'Ready',
    asked: 'Request sent',
    already_asked: 'Asked or followed already',
    repeated: 'Repeated',
    invalid: 'To correct',
    unread: 'Unreadable',
  },
  unread: {
    quote: 'A quotation mark is not closed, or stands within a word.',
    cells: (found, wanted) => `${found} columns instead of ${wanted}.`,
  },
};
