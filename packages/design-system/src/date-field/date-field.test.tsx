import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { describeField } from '../field/describe-field.tsx';
import { boundsText } from './date-words.ts';
import { toDateBounds } from './date-bounds.ts';
import { DateField } from './date-field.tsx';

const TODAY = '2026-11-21';

describeField('DateField', (props) => <DateField {...props} />);

afterEach(cleanup);

const field = () => screen.getByLabelText<HTMLInputElement>('Date de naissance');
const nativeInput = () => document.querySelector<HTMLInputElement>('input[type="date"]');
const hint = () => document.getElementById(field().getAttribute('aria-describedby') ?? '');
const sent = () => new FormData(screen.getByTestId<HTMLFormElement>('form')).getAll('day');
const type = (value: string) => fireEvent.change(field(), { target: { value } });

describe('DateField', () => {
  test('a field in the past accepts 1900 to today, in its attributes and in its hint', () => {
    render(<DateField label="Date de naissance" range="past" today={TODAY} />);
    expect(nativeInput()).toMatchObject({ type: 'date', min: '1900-01-01', max: TODAY });
    expect(hint()?.textContent).toBe('Du 1er janvier 1900 au 21 novembre 2026.');
  });

  test("own bounds take precedence over those of the range, and the form's hint comes first", () => {
    render(
      <DateField
        label="Date de naissance"
        range="past"
        today={TODAY}
        max="2008-11-21"
        hint="Il faut être majeur."
      />,
    );
    expect(nativeInput()?.max).toBe('2008-11-21');
    expect(hint()?.textContent).toBe(
      'Il faut être majeur. Du 1er janvier 1900 au 21 novembre 2008.',
    );
  });

  test('can leave its bounds out of the hint', () => {
    render(<DateField label="Date de naissance" min={TODAY} showBounds={false} />);
    expect(nativeInput()?.min).toBe(TODAY);
    expect(field().hasAttribute('aria-describedby')).toBe(false);
  });

  test('renders the native input on the server', () => {
    const html = renderToString(
      <DateField
        label="Date"
        name="day"
        required
        range="past"
        today={TODAY}
        defaultValue={TODAY}
      />,
    );
    expect(html.match(/<input/gu)).toHaveLength(1);
    for (const said of ['type="date"', 'name="day"', 'required=""', `max="${TODAY}"`, TODAY])
      expect(html).toContain(said);
    expect(html).not.toContain('aria-hidden');
  });

  test('is typed and shown day first, and submitted year first', () => {
    const days: string[] = [];
    render(
      <form data-testid="form">
        <DateField
          label="Date de naissance"
          name="day"
          defaultValue="2026-01-05"
          onChange={({ target }) => days.push(target.value)}
        />
      </form>,
    );
    expect(field()).toMatchObject({ type: 'text', value: '05/01/2026' });
    expect(field().placeholder).toBe('jj/mm/aaaa');
    type('21/11/');
    expect(sent()).toEqual(['']);
    type('21-11-2026');
    expect(sent()).toEqual(['2026-11-21']);
    expect(days).toEqual(['', '2026-11-21']);
    fireEvent.blur(field());
    expect(field().value).toBe('21/11/2026');
  });

  test('is controlled like the native element', () => {
    const { rerender } = render(
      <DateField label="Date de naissance" value="2026-01-05" onChange={() => undefined} />,
    );
    rerender(<DateField label="Date de naissance" value="2026-02-05" onChange={() => undefined} />);
    expect(field().value).toBe('05/02/2026');
    type('21/11/2026');
    expect(field().value).toBe('05/02/2026');
  });

  test('is reset by its form, also from an incomplete date', async () => {
    render(
      <form data-testid="form">
        <DateField label="Date de naissance" />
      </form>,
    );
    type('21/1');
    act(() => screen.getByTestId<HTMLFormElement>('form').reset());
    await waitFor(() => expect(field().value).toBe(''));
  });

  test('shows the day that was chosen in the calendar', () => {
    render(<DateField label="Date de naissance" />);
    const calendar = nativeInput();
    const showPicker = vi.fn<() => void>();
    Object.assign(calendar ?? {}, { showPicker });
    fireEvent.click(screen.getByRole('button', { name: 'Ouvrir le calendrier' }));
    expect(showPicker).toHaveBeenCalledOnce();
    fireEvent.change(calendar ?? field(), { target: { value: '2026-11-21' } });
    expect(field().value).toBe('21/11/2026');
  });

  test('shows an error for an invalid date once the field is left, until it is valid', () => {
    const text =
      'Cette date n’est pas valide. Elle n’existe pas\u202F: vérifiez le jour et le mois.';
    const told = () => screen.queryByText(text.replace('\u202F', ' '));
    render(<DateField label="Date de naissance" error="La date est requise" />);
    type('31/02/2026');
    expect(told()).toBeNull();
    expect(field().validationMessage).toBe(text);
    fireEvent.blur(field());
    expect(told()).not.toBeNull();
    expect(screen.queryByText('La date est requise')).toBeNull();
    type('28/02/2026');
    expect(told()).toBeNull();
    expect(field().validity.valid).toBe(true);
  });

  test.each(['5/3/90', '5 mars 1990', '21/11'])(
    'explains the format when “%s” was typed',
    (typed) => {
      const text = 'Cette date n’est pas valide. Écrivez-la comme jj/mm/aaaa.';
      render(<DateField label="Date de naissance" />);
      type(typed);
      expect(field().validationMessage).toBe(text);
      fireEvent.blur(field());
      expect(screen.getByText(text)).toBeDefined();
      expect(field().value).toBe(typed);
    },
  );

  test('blocks the form with its own message when the day is out of bounds', () => {
    render(<DateField label="Date de naissance" range="past" today={TODAY} showBounds={false} />);
    type('22/11/2026');
    expect(field().validationMessage).toBe('Du 1er janvier 1900 au 21 novembre 2026.');
    type(' ');
    expect(field().validity.valid).toBe(true);
  });

  test('fires one blur when the person leaves the field', () => {
    const leave = vi.fn<(day: string) => void>();
    render(
      <DateField
        label="Date de naissance"
        defaultValue={TODAY}
        onBlur={({ target }) => leave(target.value)}
      />,
    );
    fireEvent.blur(field());
    expect(leave.mock.calls).toEqual([[TODAY]]);
  });

  test.each(['disabled', 'readOnly'] as const)('has no calendar while it is %s', (lock) => {
    render(<DateField label="Date de naissance" {...{ [lock]: true }} />);
    expect(field()[lock]).toBe(true);
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('speaks English on an English page', () => {
    render(<DateField label="Date de naissance" locale="en" />);
    expect(field().placeholder).toBe('dd/mm/yyyy');
    expect(screen.getByRole('button', { name: 'Open the calendar' })).toBeDefined();
  });
});

describe('the bounds', () => {
  test.each([
    ['2026-11-21', '2126-11-21'],
    ['2024-02-29', '2124-02-29'],
    ['2000-02-29', '2100-02-28'],
  ])('from %s on, a hundred years end on %s', (today, max) => {
    expect(toDateBounds('future', today)).toEqual({ min: today, max });
  });

  test('while today is unknown, only the year 1900 is a bound', () => {
    expect(toDateBounds('past', undefined)).toEqual({ min: '1900-01-01', max: undefined });
    expect(toDateBounds('future', undefined)).toEqual({});
    expect(toDateBounds(undefined, TODAY)).toEqual({});
  });

  test('are stated from one side, from both, in English, or not at all', () => {
    expect(boundsText({ min: '2027-01-11' }, 'fr')).toBe('À partir du 11 janvier 2027.');
    expect(boundsText({ max: '2027-01-01' }, 'fr')).toBe('Jusqu’au 1er janvier 2027.');
    expect(boundsText({ min: '2027-01-01', max: '2027-03-02' }, 'en')).toBe(
      'From 1 January 2027 to 2 March 2027.',
    );
    expect(boundsText({}, 'fr')).toBeUndefined();
  });
});
