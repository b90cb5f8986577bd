/**
 * Gives a font in SFNT format another name, in place: the licence of Source Sans reserves its name for the unchanged
 * font. Keeps the copyright (name 0), writes family, style, identifier, full and PostScript name.
 * @param {Buffer} sfnt @param {string} family
 */
export function rename(sfnt, family) {
  const entry = directoryEntry(sfnt, 'name');
  const start = sfnt.readUInt32BE(entry + 8);
  const length = sfnt.readUInt32BE(entry + 12);
  const plain = family.replaceAll(' ', '');
  const table = nameTable([
    [0, readCopyright(sfnt.subarray(start, start + length))],
    [1, family],
    [2, 'Regular'],
    [3, plain],
    [4, family],
    [6, plain],
  ]);
  if (table.length > length) throw new Error(`No room to name ${family}`);
  sfnt.fill(0, start, start + length);
  table.copy(sfnt, start);
  sfnt.writeUInt32BE(table.length, entry + 12);
  return sfnt;
}

/** Finds a table's entry in the font's directory. @param {Buffer} sfnt @param {string} tag */
function directoryEntry(sfnt, tag) {
  const count = sfnt.readUInt16BE(4);
  const entries = Array.from({ length: count }, (_, index) => 12 + 16 * index);
  const found = entries.find((entry) => sfnt.toString('latin1', entry, entry + 4) === tag);
  if (found === undefined) throw new Error(`The font has no table ${tag}`);
  return found;
}

/** Finds the record of name 0 for Windows in English. @param {Buffer} table */
function readCopyright(table) {
  const strings = table.readUInt16BE(4);
  const records = Array.from({ length: table.readUInt16BE(2) }, (_, index) => 6 + 12 * index);
  const record = records.find((at) => table.readUInt16BE(at + 6) === 0);
  if (record === undefined) throw new Error('The font names no copyright');
  const from = strings + table.readUInt16BE(record + 10);
  return utf16(table.subarray(from, from + table.readUInt16BE(record + 8))).toString('utf16le');
}

/** @param {[id: number, text: string][]} names */
function nameTable(names) {
  const texts = names.map(([id, text]) => ({ id, bytes: utf16(Buffer.from(text, 'utf16le')) }));
  const head = Buffer.alloc(6 + 12 * names.length);
  head.writeUInt16BE(names.length, 2);
  head.writeUInt16BE(head.length, 4);
  let offset = 0;
  for (const [index, { id, bytes }] of texts.entries()) {
    [3, 1, 0x409, id, bytes.length, offset].forEach((value, place) =>
      head.writeUInt16BE(value, 6 + 12 * index + 2 * place),
    );
    offset += bytes.length;
  }
  return Buffer.concat([head, ...texts.map(({ bytes }) => bytes)]);
}

/**
 * Swaps the bytes of UTF-16, between the file's order and the machine's.
 * @param {Buffer} bytes
 */
function utf16(bytes) {
  return Buffer.from(bytes).swap16();
}
