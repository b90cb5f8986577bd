import Pdf from 'pdfkit';
import { expect, test, vi } from 'vitest';
import type * as pdf from '../modules/made-documents/domiciliation-pdf.ts';
import { renderAside } from './render-aside.ts';

const render = renderAside<typeof pdf>(
  new URL('../modules/made-documents/domiciliation-pdf.ts', import.meta.url),
);

const content: Parameters<typeof pdf.renderCertificate>[0] = {
  sender: {
    name: 'Argan Conseil SARL',
    address: ['1, rue des Orangers', 'Casablanca'],
    phone: '+212522000000',
    email: 'contact@argan.example',
    legalNumbers: [],
  },
  words: {
    firm: 'Argan Conseil SARL',
    seat: '1, rue des Orangers, Casablanca',
    city: 'Casablanca',
    company: 'Atlas SARL',
    signatory: 'Mehdi Bensouda',
    start: '1 mars 2026',
    isAhead: false,
    end: '28 février 2027',
    rent: '',
    today: '1 mars 2026',
    facts: [],
  },
  reference: 'CMD-2026-000001',
  at: new Date('2026-03-01T12:00:00Z'),
};

test('a PDF is rendered in another thread', async () => {
  const text = vi.spyOn(Pdf.prototype, 'text');
  const bytes = await render('renderCertificate', content);
  expect(Buffer.from(bytes).toString('latin1', 0, 5)).toBe('%PDF-');
  expect(text).not.toHaveBeenCalled();
});
