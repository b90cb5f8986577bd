import type { RefObject } from 'react';
import { classNames } from '../class-names.ts';
import type { FieldControl } from '../field/field.tsx';
import fieldStyles from '../field/field.module.css';
import buttonStyles from '../field/inner-button.module.css';
import { CloseIcon } from '../icons/close.tsx';
import type { Option } from '../select/select.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './combobox.module.css';
import { OptionList, rowIdOf } from './option-list.tsx';
import { useOptionList } from './use-option-list.ts';

/** The words of a combobox. */
export type ComboboxTexts = {
  /** Name of the button that takes the choice back: 'Effacer la ville'. */
  clear: string;
  /** Nothing matches what was typed. */
  noMatch: string;
  /** There is nothing to choose from. */
  empty: string;
  /** The options are on their way. */
  loading: string;
  /** How many match, for who does not see them: '12 villes'. */
  count: (matches: number) => string;
  /** Under the list, of the matches that it does not show: 'Encore 343 villes : précisez votre recherche.' */
  more: (hidden: number) => string;
};

type SearchBoxProps = {
  wiring: FieldControl;
  label: string;
  options: readonly Option[];
  chosen: string;
  onChoose: (value: string) => void;
  onLeave: () => void;
  texts: ComboboxTexts;
  placeholder: string;
  loading: boolean;
  disabled: boolean;
  readOnly: boolean;
  required: boolean;
  input: RefObject<HTMLInputElement | null>;
};

/** The text field with its list: an editable combobox with list autocomplete, by the ARIA Authoring Practices. */
export function SearchBox(props: SearchBoxProps) {
  const { wiring, options, chosen, texts, loading, disabled, readOnly, input } = props;
  const locked = disabled || readOnly;
  const list = useOptionList({ options, chosen, onChoose: props.onChoose, locked });
  const listId = `${wiring.id}-list`;
  const hasRows = list.open && list.rows.length > 0;

  const problem = problemOf({ options, loading, texts, matchCount: list.matchCount });
  const hidden = list.matchCount - list.rows.length;
  const clear = () => {
    list.choose('');
    input.current?.focus();
  };
  return (
    <>
      <input
        {...wiring}
        ref={input}
        type="text"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={hasRows}
        aria-controls={hasRows ? listId : undefined}
        aria-activedescendant={
          hasRows && list.rows[list.active] ? rowIdOf(listId, list.active) : undefined
        }
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        className={classNames(fieldStyles['control'], styles['control'])}
        placeholder={props.placeholder}
        disabled={disabled}
        readOnly={readOnly}
        required={props.required}
        value={list.text}
        onChange={(event) => list.type(event.currentTarget.value)}
        onClick={({ currentTarget }) => {
          // The press has put the caret somewhere; a second one may.
          if (!list.open) selectAll(currentTarget);
          list.browse();
        }}
        onFocus={({ currentTarget }) => selectAll(currentTarget)}
        onKeyDown={list.press}
        onBlur={() => {
          list.leave();
          props.onLeave();
        }}
      />
      {chosen !== '' && !locked ? (
        <button
          type="button"
          className={classNames(buttonStyles['root'], styles['clear'])}
          aria-label={texts.clear}
          onClick={clear}
        >
          <CloseIcon size={18} />
        </button>
      ) : null}
      {list.open ? (
        <OptionList
          id={listId}
          label={props.label}
          rows={list.rows}
          active={list.active}
          chosen={chosen}
          note={problem ?? (hidden > 0 ? texts.more(hidden) : undefined)}
          loading={loading}
          onPick={list.choose}
        />
      ) : null}
      <VisuallyHidden>
        <output>{list.open ? (problem ?? texts.count(list.matchCount)) : ''}</output>
      </VisuallyHidden>
    </>
  );
}

/** What is typed next replaces it. Backward, so that a long name shows its beginning. */
function selectAll(field: HTMLInputElement) {
  field.setSelectionRange(0, field.value.length, 'backward');
}

type Findings = Pick<SearchBoxProps, 'options' | 'loading' | 'texts'> & { matchCount: number };

function problemOf({ options, loading, texts, matchCount }: Findings): string | undefined {
  if (loading) return texts.loading;
  if (options.length === 0) return texts.empty;
  return matchCount === 0 ? texts.noMatch : undefined;
}
