import { Menu } from '@tassis/design-system';

/** A prepared text. */
export type TextTemplate = { title: string; text: string };

/** Props of {@link TextTemplates}. */
export type TextTemplatesProps = {
  /** The id of the text area: `form.field('reason').id`. */
  field: string;
  /** The menu's text: 'Modèles'. */
  text: string;
  templates: readonly TextTemplate[];
};

/** A menu of templates for a text area. The chosen text is inserted at the cursor or replaces the selection; the rest stays. */
export function TextTemplates({ field, text, templates }: TextTemplatesProps) {
  const insert = (words: string) => {
    const area = document.getElementById(field);
    if (!(area instanceof HTMLTextAreaElement)) return;
    area.setRangeText(words, area.selectionStart, area.selectionEnd, 'end');
    // The form listens to input events, so this fires one, as typing does.
    area.dispatchEvent(new Event('input', { bubbles: true }));
    area.focus();
  };
  return (
    <Menu
      label={text}
      text={text}
      size="s"
      variant="quiet"
      align="start"
      items={templates.map(({ title, text: words }) => ({
        key: title,
        text: title,
        onSelect: () => insert(words),
      }))}
    />
  );
}
