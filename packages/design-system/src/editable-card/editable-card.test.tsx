import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type SubmitEvent } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { EditableCard, type EditableCardProps } from './editable-card.tsx';

afterEach(cleanup);

const TEXTS = { validate: 'Valider l’associé', edit: 'Modifier', remove: 'Retirer' };
const submit = vi.fn<(event: SubmitEvent) => void>((event) => event.preventDefault());

function Harness({ valid = true, summary }: { valid?: boolean; summary?: string }) {
  const [locked, setLocked] = useState(false);
  const [asked, setAsked] = useState(false);
  return (
    <form onSubmit={submit}>
      <EditableCard
        number={1}
        title="Associé 1"
        locked={locked}
        status={{ tone: locked ? 'success' : 'neutral', text: locked ? 'Validé' : 'À valider' }}
        summary={summary}
        error={asked && !valid ? 'Au moins un type de contribution est requis' : undefined}
        texts={TEXTS}
        onValidate={() => {
          setAsked(true);
          setLocked(valid);
        }}
        onEdit={() => setLocked(false)}
      >
        <input aria-label="Nom" />
      </EditableCard>
      <button type="submit">Suivant</button>
    </form>
  );
}

const none = () => undefined;

function Plain(props: Pick<EditableCardProps, 'as' | 'locked' | 'onRemove'>) {
  return (
    <EditableCard {...props} title="Associé 2" texts={TEXTS} onValidate={none} onEdit={none}>
      <input aria-label="Nom" />
    </EditableCard>
  );
}

const edit = () => screen.queryByRole('button', { name: 'Modifier Associé 1' });
const validate = () => screen.getByRole('button', { name: 'Valider l’associé Associé 1' });

describe('EditableCard', () => {
  test('locks and opens, and moves the focus with it', async () => {
    const user = userEvent.setup();
    render(<Harness summary="Salma Idrissi" />);
    const card = within(screen.getByRole('region', { name: 'Associé 1' }));
    await user.click(validate());
    expect(document.activeElement).toBe(edit());
    expect(card.getByText('Salma Idrissi')).toBeDefined();
    expect(card.getByText('Validé')).toBeDefined();
    expect(screen.queryByLabelText('Nom')).toBeNull();

    await user.click(edit() ?? document.body);
    expect(document.activeElement).toBe(screen.getByLabelText('Nom'));
    expect(edit()).toBeNull();
  });

  test('Enter in a field validates the card and does not send the form', async () => {
    render(<Harness />);
    await userEvent.type(screen.getByLabelText('Nom'), 'Idrissi{Enter}');
    expect(edit()).not.toBeNull();
    expect(submit).not.toHaveBeenCalled();
  });

  test('without a summary its fields stay visible, read-only', async () => {
    render(<Harness />);
    await userEvent.click(validate());
    expect(screen.getByLabelText('Nom').matches(':disabled')).toBe(true);
  });

  test('stays open with the reason when its owner refuses it', async () => {
    render(<Harness valid={false} />);
    await userEvent.click(validate());
    expect(screen.getByText('Au moins un type de contribution est requis')).toBeDefined();
    expect(edit()).toBeNull();
    expect(document.activeElement).toBe(validate());
  });

  test('does not move the focus when its owner locks it', () => {
    const { rerender } = render(<Plain locked={false} />);
    rerender(<Plain locked />);
    expect(document.activeElement).toBe(document.body);
  });

  test('can be removed only with a handler', async () => {
    const remove = vi.fn<() => void>();
    render(
      <ul>
        <Plain as="li" locked={false} onRemove={remove} />
      </ul>,
    );
    expect(screen.getByRole('listitem', { name: 'Associé 2' })).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Retirer Associé 2' }));
    expect(remove).toHaveBeenCalledOnce();
    cleanup();
    render(<Harness />);
    expect(screen.queryByRole('button', { name: /^Retirer/u })).toBeNull();
  });
});
