import { useMemo, useState, type KeyboardEvent } from 'react';
import type { Option } from '../select/select.tsx';
import { toListMove } from './list-keys.ts';
import { makeSearchable, findMeantOption, searchOptions } from './search-options.ts';
import type { Unlisted } from './use-unlisted.ts';

/** Rows to render at most; the list states the number of the others. */
const MOST_ROWS = 50;

type State = {
  open: boolean;
  /** The search text; null while the field shows the chosen option. */
  typed: string | null;
  /** The row that Enter chooses; -1 for none. */
  active: number;
};

const CLOSED: State = { open: false, typed: null, active: -1 };

type Settings = {
  options: readonly Option[];
  chosen: string;
  onChoose: (value: string) => void;
  unlisted: Unlisted;
  /** The value cannot be changed. */
  locked: boolean;
};

/** The state of the list (text, matches, active row) and its handlers of keys and presses. */
export function useOptionList({ options, chosen, onChoose, unlisted, locked }: Settings) {
  const [{ open, typed, active }, setState] = useState(CLOSED);
  const searchable = useMemo(() => makeSearchable(options), [options]);
  const chosenOption = useMemo(
    () => options.find(({ value }) => value === chosen),
    [options, chosen],
  );
  const matches = useMemo(
    () => (typed === null || typed === '' ? options : searchOptions(searchable, typed)),
    [options, searchable, typed],
  );
  const rows = useMemo(
    () => firstRows(matches, typed === null ? chosenOption : undefined),
    [matches, typed, chosenOption],
  );

  const close = () => setState(CLOSED);
  const choose = (value: string) => {
    close();
    unlisted.store('');
    if (value !== chosen) onChoose(value);
  };
  const show = (row: number) => {
    if (!locked) setState((state) => ({ ...state, open: true, active: row }));
  };
  const chosenRow = chosenOption ? rows.indexOf(chosenOption) : -1;

  return {
    open: open && !locked,
    text: typed ?? chosenOption?.label ?? unlisted.text,
    rows,
    matchCount: matches.length,
    active,
    close,
    choose,
    /** Opens the whole list at the chosen option. */
    browse: () => {
      if (!open) show(chosenRow);
    },
    type: (text: string) => {
      unlisted.store('');
      setState({ open: true, typed: text, active: text.trim() === '' ? -1 : 0 });
    },
    press: (event: KeyboardEvent) => {
      // During composition the keys belong to the input method.
      if (event.nativeEvent.isComposing || locked) return;
      const move = toListMove(event, { open, active, count: rows.length, chosenRow });
      if (move === null) return;
      event.preventDefault();
      // Otherwise Escape would also close the dialog around it.
      event.stopPropagation();
      if (move === 'close') close();
      else if (move === 'choose') choose(rows[active]?.value ?? chosen);
      else if (move !== 'stay') show(move.row);
    },
    /** Handles the blur: chooses the option that the text names; other text stays, and nothing is chosen. */
    leave: () => {
      if (typed === null) return close();
      const meant = typed.trim() === '' ? '' : findMeantOption(searchable, typed)?.value;
      choose(meant ?? '');
      if (meant === undefined) unlisted.store(typed);
    },
  };
}

/** The first rows, preceded by the chosen option if it is further down. */
function firstRows(matches: readonly Option[], chosen: Option | undefined): readonly Option[] {
  const rows = matches.slice(0, MOST_ROWS);
  if (!chosen || rows.includes(chosen)) return rows;
  return [chosen, ...rows.slice(0, MOST_ROWS - 1)];
}
