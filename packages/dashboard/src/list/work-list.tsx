import { WorkTable } from '@tassis/design-system';
import { toTableProps, type ListProps } from './list.tsx';
import { useSelection, type ListSelection } from './use-selection.ts';

/** Props of {@link WorkList}: a {@link List}'s, plus: */
export type WorkListProps<Row> = ListProps<Row> & {
  /** Lets the person choose rows, for actions on several at once. */
  selection?: ListSelection<Row>;
};

/** A {@link List} with sortable headers, selectable rows and hideable columns. */
export function WorkList<Row>({ selection: wanted, ...props }: WorkListProps<Row>) {
  const { state, texts } = props.list;
  const selection = useSelection(props.list, wanted);
  return (
    <WorkTable
      {...toTableProps(props)}
      {...(selection && { selection })}
      sort={state.sort}
      onSort={state.onSort}
      columnChoice={{ hidden: state.hidden, onHidden: state.onHidden, text: texts.columns }}
    />
  );
}
