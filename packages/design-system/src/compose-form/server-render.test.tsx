// @vitest-environment node
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DateField } from '../date-field/date-field.tsx';
import { EditableCard } from '../editable-card/editable-card.tsx';
import { FileUpload } from '../file-upload/file-upload.tsx';
import { sampleTexts } from '../file-upload/file-upload.samples.ts';
import { ContactExample } from './contact-example.tsx';
import { DomiciliationExample } from './domiciliation-example.tsx';
import { EMPTY_DOSSIER } from './dossier.ts';
import { RecapStep } from './recap-step.tsx';

const none = () => undefined;

const FORMS: Record<string, ReactElement> = {
  order: <DomiciliationExample send={() => Promise.resolve()} />,
  recap: <RecapStep dossier={EMPTY_DOSSIER} onEdit={none} />,
  contact: <ContactExample send={() => Promise.resolve(true)} />,
  parts: (
    <>
      <DateField label="Date" range="future" />
      <FileUpload
        label="Pièce"
        texts={sampleTexts}
        known={{ name: 'a.pdf', size: 1024 }}
        status="uploading"
        progress={0.5}
      />
      <EditableCard
        title="Associé 1"
        locked
        texts={{ validate: 'Valider', edit: 'Modifier' }}
        onValidate={none}
        onEdit={none}
      >
        <input aria-label="Nom" />
      </EditableCard>
    </>
  ),
};

test.each(Object.entries(FORMS))(
  '%s is rendered on the server, the same each time, with nothing the policy refuses',
  (_, form) => {
    const html = renderToStaticMarkup(form);
    expect(html.length).toBeGreaterThan(200);
    expect(html).not.toMatch(/\sstyle=|<style|<script|\son\w+=|undefined/);
    expect(renderToStaticMarkup(form)).toBe(html);
  },
);

test('a file can be chosen and posted before any script has loaded', () => {
  const html = renderToStaticMarkup(
    <FileUpload label="Statuts" name="statutes" required texts={sampleTexts} />,
  );
  const input = /<input[^>]*>/u.exec(html)?.[0] ?? '';
  for (const said of [
    'type="file"',
    'name="statutes"',
    'accept="application/pdf,.pdf"',
    'required',
  ])
    expect(input).toContain(said);
  expect(input).not.toContain('disabled');
});
