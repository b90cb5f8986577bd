import { Button, Cluster, Stack, TextArea } from '@tassis/design-system';
import { useRef } from 'react';
import { useTexts } from '../../messages/articles/use-texts.ts';

const MARKS = { strong: ['**', '**'], emphasis: ['*', '*'], link: ['[', '](https://)'] } as const;
const NAMES = ['strong', 'emphasis', 'link'] as const;

type MarkedTextProps = {
  id: string;
  label: string;
  error: string | undefined;
  value: string;
  onText: (text: string) => void;
};

/** A text with marks for strong, emphasis and links; the buttons put marks around the selection. */
export function MarkedText({ value, onText, ...field }: MarkedTextProps) {
  const { editor: texts } = useTexts();
  const area = useRef<HTMLTextAreaElement>(null);
  const mark = (name: (typeof NAMES)[number]) => {
    const { selectionStart: from = 0, selectionEnd: to = 0 } = area.current ?? {};
    const [before, after] = MARKS[name];
    onText(value.slice(0, from) + before + value.slice(from, to) + after + value.slice(to));
    area.current?.focus();
  };
  return (
    <Stack gap="xs">
      <TextArea
        {...field}
        ref={area}
        hint={texts.marksHint}
        rows={5}
        value={value}
        onChange={({ target }) => onText(target.value)}
      />
      <Cluster gap="xs">
        {NAMES.map((name) => (
          <Button key={name} size="s" variant="quiet" onClick={() => mark(name)}>
            {texts.marks[name]}
          </Button>
        ))}
      </Cluster>
    </Stack>
  );
}
