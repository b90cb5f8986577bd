import { WorkTable } from '@tassis/design-system';
import { tableOf, type ListProps } from './list.tsx';

/** A list to work in: a {@link List} that is also sorted by its headers, and whose columns can be hidden. */
export function WorkList<Row>(props: ListProps<Row>) {
  const { state, texts } = props.list;
  return (
    <WorkTable
      {...tableOf(props)}
      sort={state.sort}
      onSort={state.onSort}
      columnChoice={{ hidden: state.hidden, onHidden: state.onHidden, text: texts.columns }}
    />
  );
}
