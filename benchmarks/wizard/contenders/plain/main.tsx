import { useState } from 'react';
import { mount } from '../../../keys/mount.tsx';
import { fieldNames } from '../field-names.ts';

const ASSOCIATES = 50;

/** The peer: each field has its own state, so that no other component re-renders. */
function PlainField({ label }: { label: string }) {
  const [text, setText] = useState('');
  return (
    <label>
      {label} <input value={text} onChange={(event) => setText(event.target.value)} />
    </label>
  );
}

mount(
  Array.from({ length: ASSOCIATES }, (_, associate) =>
    fieldNames.map((name) => <PlainField key={`${associate} ${name}`} label={name} />),
  ),
);
