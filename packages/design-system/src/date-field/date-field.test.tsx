import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { describeField } from '../field/describe-field.tsx';
import { boundsText } from './bounds-text.ts';
import { boundsOf } from './date-bounds.ts';
import { DateField } from './date-field.tsx';

const TODAY = '2026-11-21';

describeField('DateField', (props) => <DateField {...props} />);

afterEach(cleanup);

const field = () => screen.getByLabelText<HTMLInputElement>('Date de naissance');
const hint = () => document.getElementById(field().getAttribute('aria-describedby') ?? '');

describe('DateField', () => {
  test('in the past goes back to 1900 and ends today, in attributes and in words', () => {
    render(<DateField label="Date de naissance" range="past" today={TODAY} />);
    expect(field()).toMatchObject({ type: 'date', min: '1900-01-01', max: TODAY });
    expect(hint()?.textContent).toBe('Du 1er janvier 1900 au 21 novembre 2026.');
  });

  test('own bounds win over those of the range, and the hint of the form comes first', () => {
    render(
      <DateField
        label="Date de naissance"
        range="past"
        today={TODAY}
        max="2008-11-21"
        hint="Il faut être majeur."
      />,
    );
    expect(field().max).toBe('2008-11-21');
    expect(hint()?.textContent).toBe(
      'Il faut être majeur. Du 1er janvier 1900 au 21 novembre 2008.',
    );
  });

  test('can keep its bounds out of the hint', () => {
    render(<DateField label="Date de naissance" min={TODAY} showBounds={false} />);
    expect(field().min).toBe(TODAY);
    expect(field().hasAttribute('aria-describedby')).toBe(false);
  });

  test('is controlled like the native element', () => {
    const { rerender } = render(
      <DateField label="Date de naissance" value="2026-01-05" onChange={() => undefined} />,
    );
    rerender(<DateField label="Date de naissance" value="2026-02-05" onChange={() => undefined} />);
    expect(field().value).toBe('2026-02-05');
  });
});

describe('the bounds', () => {
  test.each([
    ['2026-11-21', '2126-11-21'],
    ['2024-02-29', '2124-02-29'],
    ['2000-02-29', '2100-02-28'],
  ])('from %s on, a hundred years end on %s', (today, max) => {
    expect(boundsOf('future', today)).toEqual({ min: today, max });
  });

  test('before today is known, only the year 1900 binds', () => {
    expect(boundsOf('past', undefined)).toEqual({ min: '1900-01-01', max: undefined });
    expect(boundsOf('future', undefined)).toEqual({});
    expect(boundsOf(undefined, TODAY)).toEqual({});
  });

  test('are named from one side, from both, in English, or not at all', () => {
    expect(boundsText({ min: '2027-01-11' }, 'fr')).toBe('À partir du 11 janvier 2027.');
    expect(boundsText({ max: '2027-01-01' }, 'fr')).toBe('Jusqu’au 1er janvier 2027.');
    expect(boundsText({ min: '2027-01-01', max: '2027-03-02' }, 'en')).toBe(
      'From 1 January 2027 to 2 March 2027.',
    );
    expect(boundsText({}, 'fr')).toBeUndefined();
  });
});
