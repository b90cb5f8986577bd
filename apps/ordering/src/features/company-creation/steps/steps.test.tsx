import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import {
  arriveAt,
  beginAnew,
  choose,
  creationVisit,
  field,
  goToAssociates,
  names,
  openWizard,
  press,
  put,
} from '../testing/on-steps.ts';
import { samplePdf } from '../testing/sample-pdf.ts';

beginAnew();

const certificate = {
  'Numéro du certificat': '123456',
  ICE: '001525713000089',
  'Nom du societé': 'Atlas Conseil',
};

describe('the certificate', () => {
  test('asks for number, ICE, name and file; a stored file without content must be chosen again', async () => {
    const first = await openWizard();
    choose('Oui');
    put(certificate);
    await first.user.upload(field(/^Certificat négatif/u), samplePdf());
    await screen.findByText('Prêt à être envoyé');
    await waitFor(() =>
      expect(creationVisit.open().members.certificate.file?.content).toBeDefined(),
    );
    first.unmount();
    await openWizard();
    expect(screen.getAllByText(/seul son nom a été gardé/u)).not.toHaveLength(0);
    press('Suivant');
    expect(screen.getByRole('alert', { name: /^Veuillez/u }).textContent).toContain(
      'Certificat négatif',
    );
  });

  test('is cleared by the answer ‘no’, which can be undone', async () => {
    const { user } = await openWizard();
    choose('Oui');
    put(certificate);
    choose('Non');
    put(names);
    const { naming } = creationVisit.open().members;
    expect(naming.values).toMatchObject({ certificatNumber: '', ICE: '', companyName: '' });
    await user.click(screen.getByRole('button', { name: 'Rétablir' }));
    expect(field('ICE').value).toBe('001525713000089');
    expect(naming.values.firstAppelation).toBe(names['Appelation 1']);
    expect(screen.queryByRole('button', { name: 'Rétablir' })).toBeNull();
  });

  test('accepts an ICE with an unusual key and shows advice', async () => {
    await openWizard();
    choose('Oui');
    put({ ICE: '001525713000081' });
    expect(screen.getByText(/Vérifiez l’ICE/u)).toBeDefined();
  });
});

async function goToSeat(code: string): Promise<void> {
  await openWizard({ code });
  choose('Non');
  put(names);
  press('Suivant');
  await arriveAt('Adresse');
}

describe('the seat', () => {
  test('is the firm’s address where the package has a duration, and cannot be changed', async () => {
    await goToSeat('COMBO12');
    expect(screen.queryByRole('radio')).toBeNull();
    expect(field('Adresse').value).toBe('Meknes, Mabroka');
    expect(field('Adresse').readOnly).toBe(true);
  });

  test('is chosen where the package has no duration', async () => {
    await goToSeat('CC_PREMIUM');
    press('Suivant');
    expect(screen.getByRole('alert', { name: /^Veuillez/u }).textContent).toContain(
      "Type d'adresse",
    );
    choose('À une adresse qui est la mienne');
    put({ Adresse: '12, rue Tarik', Capital: '100000' });
    press('Suivant');
    await arriveAt('Associés');
  });

  test('must be chosen when the next package does not fix it, and that choice stays', async () => {
    const domiciled = await openWizard();
    await goToAssociates();
    domiciled.unmount();
    const other = await openWizard({ code: 'CC_PREMIUM', etape: 3 });
    await arriveAt('Adresse');
    const choices = screen.getAllByRole<HTMLInputElement>('radio');
    expect(choices.map(({ checked }) => checked)).toEqual([false, false]);
    expect(field('Capital').value).toBe('100\u00A0000');
    choose(/^À votre adresse de domiciliation.*Meknes, Mabroka.*à part\.$/u);
    press('Suivant');
    await arriveAt('Associés');
    other.unmount();
    await openWizard({ code: 'CC_ESSENTIEL', etape: 3 });
    await arriveAt('Associés');
  });
});
