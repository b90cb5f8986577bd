import { WorkTable } from '@tassis/design-system';
import { toTableProps, type ListProps } from './list.tsx';
import { useSelection, type ListSelection } from './use-selection.ts';

/** Props of {@link WorkList}: a {@link List}'s, plus: */
export type WorkListProps<Row> = ListProps<Row> & {
  /** Makes its rows choosable, for actions on several at once. */
  selection?: ListSelection<Row>;
};

/** A list to work in: a {@link List} that is also sorted by its headers, whose rows can be chosen and whose columns hidden. */
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
