import { useEffect, type RefObject } from 'react';
import { classNames } from '../class-names.ts';
import type { FieldControl } from '../field/field.tsx';
import fieldStyles from '../field/field.module.css';
import buttonStyles from '../field/inner-button.module.css';
import { CloseIcon } from '../icons/close.tsx';
import type { Option } from '../select/select.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { explainNoRows, type ComboboxTexts } from './combobox-texts.ts';
import styles from './combobox.module.css';
import { OptionList, getRowId } from './option-list.tsx';
import { useOptionList } from './use-option-list.ts';
import type { Unlisted } from './use-unlisted.ts';

type SearchBoxProps = {
  wiring: FieldControl;
  label: string;
  options: readonly Option[];
  chosen: string;
  onChoose: (value: string) => void;
  onLeave: () => void;
  unlisted: Unlisted;
  /** The error that blocks the form's submission; '' for none. */
  invalid: string;
  texts: ComboboxTexts;
  placeholder: string;
  loading: boolean;
  disabled: boolean;
  readOnly: boolean;
  required: boolean;
  input: RefObject<HTMLInputElement | null>;
};

/**
 * The text field with its list: the pattern "editable combobox with list autocomplete" of the ARIA Authoring
 * Practices.
 */
export function SearchBox(props: SearchBoxProps) {
  const { wiring, options, chosen, texts, loading, disabled, readOnly, input, invalid } = props;
  const locked = disabled || readOnly;
  const { onChoose, unlisted } = props;
  const list = useOptionList({ options, chosen, onChoose, unlisted, locked });
  useEffect(() => input.current?.setCustomValidity(invalid), [input, invalid]);
  const listId = `${wiring.id}-list`;
  const hasRows = list.open && list.rows.length > 0;

  const problem = explainNoRows({ options, loading, texts, matchCount: list.matchCount });
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
          hasRows && list.rows[list.active] ? getRowId(listId, list.active) : undefined
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
          // Only the first press selects the text; a second one places the caret.
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

/** Selects the text, so that the next keystroke replaces it; backward, so that a long name shows its beginning. */
function selectAll(field: HTMLInputElement) {
  field.setSelectionRange(0, field.value.length, 'backward');
}
