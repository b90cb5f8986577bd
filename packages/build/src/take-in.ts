type Script = { type: 'chunk'; fileName: string; code: string; imports: string[] };

/**
 * Writes what a script imports at once into it: the browser would fetch and run it without checking. The bundler keeps its
 * own helpers apart as soon as a chunk needs them, too; those of the chunk stay where they are.
 */
export function takeIn(
  script: Script,
  bundle: Readonly<Record<string, Script | { type: 'asset' }>>,
): void {
  for (const file of script.imports) {
    const helpers = bundle[file];
    if (helpers?.type !== 'chunk') continue; // shared by the shell
    const [statement = '', imported = ''] =
      new RegExp(
        `import\\s*\\{([^}]*)\\}\\s*from\\s*"\\./${file.replaceAll('.', String.raw`\.`)}";?`,
      ).exec(script.code) ?? [];
    const [exports = '', exported = ''] = /export\s*\{([^}]*)\};?\s*$/.exec(helpers.code) ?? [];
    if (statement === '' || exports === '' || helpers.imports.length > 0)
      throw new Error(`${script.fileName} imports ${file}, which nothing would check`);
    const body = helpers.code.replace(
      exports,
      () => `return{${renamed(exported, ([own, name]) => `${name}:${own}`)}}`,
    );
    const names = renamed(imported, ([name, own]) => `${name}:${own}`);
    script.code = script.code.replace(statement, () => `const{${names}}=(()=>{${body}})();`);
    script.imports = script.imports.filter((other) => other !== file);
  }
}

/** Each name of `a as b, c` written anew. */
function renamed(list: string, write: (names: [string, string]) => string): string {
  return list
    .split(',')
    .map((each) => {
      const [first = '', second = first] = each.trim().split(/\s+as\s+/);
      return write([first, second]);
    })
    .join(',');
}
