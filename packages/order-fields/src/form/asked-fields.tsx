import { FormSection, Stack } from '@tassis/design-system';
import { isAskedFor } from '@tassis/domain';
import { Fragment, type ReactNode } from 'react';
import { findPathLabel, type FieldLabels } from './finding-text.ts';

/** The props of a form of which only some fields are shown. */
export type AskedFieldsProps<Form> = {
  form: Form;
  /** The paths of the shown fields; the form has each of them. */
  paths: readonly string[];
};

type LaidOutProps = {
  paths: readonly string[];
  labels: FieldLabels;
  renderField: (path: string) => ReactNode;
};

/**
 * Shows some fields of a form, those of a person under the person's name. A field that another one already includes, as the
 * kind of document includes its number, is not shown twice.
 */
export function AskedFields({ paths, labels, renderField }: LaidOutProps) {
  const groups = Map.groupBy(paths.filter(isShownAlone), getOwner);
  return (
    <Stack gap="m">
      {[...groups].map(([owner, fields]) => {
        const controls = fields.map((path) => <Fragment key={path}>{renderField(path)}</Fragment>);
        if (owner === '') return <Fragment key={owner}>{controls}</Fragment>;
        return (
          <FormSection key={owner} headingLevel={4} title={findPathLabel(owner, labels) ?? owner}>
            {controls}
          </FormSection>
        );
      })}
    </Stack>
  );
}

function isShownAlone(path: string, _index: number, paths: readonly string[]): boolean {
  return !paths.some((other) => isAskedFor([other], path) && !isAskedFor([path], other));
}

/** The item of a path: 'associates.1' for 'associates.1.cin', '' for a path outside a list. */
function getOwner(path: string): string {
  const [list, index] = path.split('.');
  return index === undefined ? '' : `${list}.${index}`;
}
