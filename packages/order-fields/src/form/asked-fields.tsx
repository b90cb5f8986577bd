import { FormSection, Stack } from '@tassis/design-system';
import { isAskedFor } from '@tassis/domain';
import { Fragment, type ReactNode } from 'react';
import { findPathLabel, type FieldLabels } from './finding-text.ts';

/** What the asked fields of a form are given. */
export type AskedFieldsProps<Form> = {
  form: Form;
  /** Those that are shown, by their paths in the form; each is one that the form has. */
  paths: readonly string[];
};

type LaidOutProps = {
  paths: readonly string[];
  labels: FieldLabels;
  renderField: (path: string) => ReactNode;
};

/**
 * Fields of a form without the others, those of a person under who it is. What another of them shows with it, as a kind
 * of document shows its number, stands once.
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

/** 'associates.1.cin' is in 'associates.1'; what is of nobody is in ''. */
function getOwner(path: string): string {
  const [list, index] = path.split('.');
  return index === undefined ? '' : `${list}.${index}`;
}
