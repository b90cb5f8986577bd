import { parseSync, type ESTree, type ParseResult } from 'vite';

/**
 * Who provides a value of a type: the platform (`given`), the area (`taken`), or either (`shared`). An addition to a value
 * that areas provide breaks them, unless it is optional.
 */
type Role = 'given' | 'taken' | 'shared';

/** A part of the contract that has no parts itself: an export, a field, a parameter. */
export interface Member {
  /** Its export. */
  root: string;
  /** Its type, without its own parts. */
  text: string;
  isOptional: boolean;
  role: Role;
}

interface Place extends Omit<Member, 'text'> {
  path: string;
}

/**
 * Reads the members of a rolled-up declaration file, by their path: `paths.home`, `PageTitle(1).text` for a field of the
 * first parameter, `siteName()` for a result. Types without an export are read where an export names them, so it does not
 * matter whether a type has a name.
 */
export function readMembers(declarations: string): ReadonlyMap<string, Member> {
  const { program, comments, errors } = parseSync('contract.d.ts', declarations, { lang: 'dts' });
  if (errors[0]) throw new Error(errors[0].message);
  return new Reader(withoutComments(declarations, comments)).read(program.body);
}

/** Replaced by spaces, so that positions stay. */
function withoutComments(text: string, comments: ParseResult['comments']): string {
  return comments.reduce(
    (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    text,
  );
}

type Statement = ESTree.Program['body'][number];
type Positioned = { start: number; end: number } | null | undefined;
type Call = Pick<ESTree.TSFunctionType, 'params'> & {
  typeParameters?: ESTree.TSTypeParameterDeclaration | null | undefined;
  returnType?: ESTree.TSTypeAnnotation | null | undefined;
};

const opposite: Readonly<Record<Role, Role>> = { given: 'taken', taken: 'given', shared: 'shared' };

class Reader {
  readonly #source: string;
  readonly #members = new Map<string, Member>();
  readonly #imported = new Map<string, string>();
  /** Declarations without an export, and the names of those that are being read. */
  readonly #hidden = new Map<string, Statement>();
  readonly #open = new Set<string>();

  constructor(source: string) {
    this.#source = source;
  }

  read(statements: readonly Statement[]): ReadonlyMap<string, Member> {
    for (const statement of statements) this.#remember(statement);
    for (const statement of statements) {
      if (statement.type === 'ExportNamedDeclaration') this.#readExport(statement);
    }
    return this.#members;
  }

  #remember(statement: Statement): void {
    if (statement.type === 'ImportDeclaration') {
      for (const { local } of statement.specifiers)
        this.#imported.set(local.name, statement.source.value);
    } else {
      this.#hidden.set(this.#nameOf(statement), statement);
    }
  }

  #nameOf(statement: Statement): string {
    if (statement.type === 'VariableDeclaration') {
      const id = statement.declarations[0]?.id;
      return id?.type === 'Identifier' ? id.name : '';
    }
    return 'id' in statement ? this.#text(statement.id) : '';
  }

  #readExport({ declaration, specifiers }: ESTree.ExportNamedDeclaration): void {
    for (const { local, exported } of specifiers) {
      const name = this.#text(local);
      const from = this.#imported.get(name) ?? '';
      this.#add(rootPlace(this.#text(exported), 'given'), `${name} of ${from}`);
    }
    if (!declaration) return;
    const isType = declaration.type.startsWith('TS') && declaration.type !== 'TSDeclareFunction';
    const root = this.#nameOf(declaration);
    this.#readDeclaration(declaration, rootPlace(root, isType ? 'shared' : 'given'));
  }

  #readDeclaration(node: Statement, place: Place, before = ''): void {
    switch (node.type) {
      case 'VariableDeclaration':
        for (const { id, init } of node.declarations) {
          const type = id.typeAnnotation?.typeAnnotation;
          if (type) this.#readType(type, place, before);
          else this.#add(place, this.#text(init));
        }
        break;
      case 'FunctionDeclaration':
      case 'TSDeclareFunction':
        this.#readCall(node, place, before);
        break;
      case 'TSTypeAliasDeclaration':
        this.#readType(node.typeAnnotation, place, before + this.#text(node.typeParameters));
        break;
      case 'TSInterfaceDeclaration': {
        const heads = [node.typeParameters, ...node.extends].map((head) => this.#text(head));
        this.#add(place, `${before} ${heads.join(' ')} {}`);
        for (const member of node.body.body) this.#readSignature(member, place);
        break;
      }
      case 'ClassDeclaration':
        this.#add(place, `${this.#text(node.typeParameters)} ${this.#text(node.superClass)}`);
        for (const member of node.body.body) this.#readClassMember(member, place);
        break;
      default:
        this.#add(place, `${before} ${this.#text(node)}`);
    }
  }

  #readClassMember(member: ESTree.ClassElement, place: Place): void {
    if (!('key' in member) || ('accessibility' in member && member.accessibility === 'private'))
      return;
    const inside = below(place, `.${this.#text(member.key)}`);
    if (member.type === 'MethodDefinition' || member.type === 'TSAbstractMethodDefinition')
      this.#readCall(member.value, inside);
    else this.#add(inside, this.#text(member));
  }

  #readSignature(member: ESTree.TSSignature, place: Place): void {
    if (member.type === 'TSPropertySignature') {
      const type = member.typeAnnotation?.typeAnnotation;
      const inside = below(place, `.${this.#text(member.key)}`, { isOptional: member.optional });
      if (type) this.#readType(type, inside, member.readonly ? 'readonly' : '');
      else this.#add(inside, '');
    } else if (member.type === 'TSMethodSignature') {
      const inside = below(place, `.${this.#text(member.key)}`, { isOptional: member.optional });
      this.#readCall(member, inside);
    } else {
      this.#add(below(place, `[${this.#text(member)}]`), '');
    }
  }

  #readCall({ typeParameters, params, returnType }: Call, place: Place, before = ''): void {
    this.#add(place, `${before} ${this.#text(typeParameters)} function`);
    for (const [index, parameter] of params.entries()) {
      const annotated = parameter.type === 'TSParameterProperty' ? parameter.parameter : parameter;
      const isRest = parameter.type === 'RestElement';
      const isOptional = isRest || ('optional' in annotated && annotated.optional);
      const inside = below(place, `(${index + 1})`, { isOptional, role: opposite[place.role] });
      const type = annotated.typeAnnotation?.typeAnnotation;
      if (type) this.#readType(type, inside, isRest ? '...' : '');
      else this.#add(inside, '');
    }
    if (returnType) this.#readType(returnType.typeAnnotation, below(place, '()'));
  }

  #readType(type: ESTree.TSType, place: Place, before = ''): void {
    switch (type.type) {
      case 'TSTypeLiteral':
        this.#add(place, `${before} {}`);
        for (const member of type.members) this.#readSignature(member, place);
        break;
      case 'TSFunctionType':
        this.#readCall(type, place, before);
        break;
      case 'TSParenthesizedType':
        this.#readType(type.typeAnnotation, place, before);
        break;
      case 'TSArrayType':
        this.#add(place, `${before} []`);
        this.#readType(type.elementType, below(place, '[]'));
        break;
      case 'TSIntersectionType':
        this.#add(place, `${before} &`);
        for (const [index, part] of type.types.entries())
          this.#readType(part, below(place, `&${index + 1}`));
        break;
      case 'TSTypeReference':
        this.#readReference(type, place, before);
        break;
      case 'TSTypeQuery':
        if (!this.#readHidden(this.#text(type.exprName), place, before))
          this.#add(place, `${before} ${this.#text(type)}`);
        break;
      default:
        this.#add(place, `${before} ${this.#text(type)}`);
    }
  }

  #readReference({ typeName, typeArguments }: ESTree.TSTypeReference, at: Place, before: string) {
    const name = this.#text(typeName);
    const place = name === 'z.ZodMiniOptional' ? { ...at, isOptional: true } : at;
    const isRead = !typeArguments && this.#readHidden(name, place, before);
    if (!isRead) this.#add(place, `${before} ${name}`);
    // The type arguments of a schema are both its input and its output.
    const role = name.startsWith('z.ZodMini') ? 'shared' : place.role;
    for (const [index, argument] of (typeArguments?.params ?? []).entries())
      this.#readType(argument, below(place, `<${index + 1}>`, { role }));
  }

  /** Whether it is a declaration without an export, which was then read at this place. */
  #readHidden(name: string, place: Place, before: string): boolean {
    const declaration = this.#hidden.get(name);
    if (!declaration || this.#open.has(name)) return false;
    this.#open.add(name);
    this.#readDeclaration(declaration, place, before);
    this.#open.delete(name);
    return true;
  }

  /** A further signature of a name has a path of its own. */
  #add({ path, ...place }: Place, text: string): void {
    let key = path;
    while (this.#members.has(key)) key += '#';
    this.#members.set(key, { ...place, text: text.replaceAll(/\s+/g, ' ').trim() });
  }

  #text(node: Positioned): string {
    return node ? this.#source.slice(node.start, node.end).replaceAll(/\s+/g, ' ') : '';
  }
}

function rootPlace(root: string, role: Role): Place {
  return { path: root, root, role, isOptional: false };
}

function below(place: Place, step: string, own: Partial<Pick<Place, 'isOptional' | 'role'>> = {}) {
  return { ...place, isOptional: false, ...own, path: place.path + step };
}
