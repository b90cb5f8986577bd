import { parseSync, type ESTree } from 'vite';

/**
 * Who gives a value of a type: the platform (`given`), the area (`taken`), or either (`shared`). What is added to a
 * value that areas give breaks them, unless they may leave it out.
 */
type Role = 'given' | 'taken' | 'shared';

/** A part of the contract, down to what has no parts: an export, a field, a parameter. */
export interface Member {
  /** The export that it belongs to. */
  root: string;
  /** Its type, without its own parts. */
  text: string;
  isOptional: boolean;
  /** False for what is only declared to say what an export is. */
  isExported: boolean;
  role: Role;
}

/** Members by their path: `paths.home`, `PageTitle(1).text` for a field of the first parameter, `siteName()` for a result. */
export type Members = ReadonlyMap<string, Member>;

interface Place extends Omit<Member, 'text'> {
  path: string;
}

/** Reads the members of a rolled-up declaration file. */
export function readMembers(declarations: string): Members {
  const { program, comments, errors } = parseSync('contract.d.ts', declarations, { lang: 'dts' });
  if (errors[0]) throw new Error(errors[0].message);
  const reader = new Reader(withoutComments(declarations, comments));
  for (const statement of program.body) reader.readStatement(statement);
  return reader.members;
}

/** Blanks, so that positions stay. */
function withoutComments(text: string, comments: readonly ESTree.Comment[]): string {
  return comments.reduce(
    (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    text,
  );
}

const opposite: Readonly<Record<Role, Role>> = { given: 'taken', taken: 'given', shared: 'shared' };

class Reader {
  readonly members = new Map<string, Member>();
  readonly #source: string;
  readonly #imported = new Map<string, string>();

  constructor(source: string) {
    this.#source = source;
  }

  readStatement(statement: ESTree.Program['body'][number]): void {
    if (statement.type === 'ImportDeclaration') {
      for (const { local } of statement.specifiers)
        this.#imported.set(local.name, statement.source.value);
    } else if (statement.type !== 'ExportNamedDeclaration') {
      this.#readDeclaration(statement, false);
    } else if (statement.declaration) {
      this.#readDeclaration(statement.declaration, true);
    } else {
      for (const { local, exported } of statement.specifiers) {
        const root = this.#text(exported);
        const from = this.#imported.get(this.#text(local)) ?? '';
        this.#add(rootPlace(root, 'given', true), `${this.#text(local)} of ${from}`);
      }
    }
  }

  #readDeclaration(node: ESTree.Statement | ESTree.Declaration, isExported: boolean): void {
    switch (node.type) {
      case 'VariableDeclaration':
        for (const { id, init } of node.declarations) {
          const place = rootPlace(id.type === 'Identifier' ? id.name : '', 'given', isExported);
          const type = id.typeAnnotation?.typeAnnotation;
          if (type) this.#readType(type, place);
          else this.#add(place, this.#text(init));
        }
        break;
      case 'FunctionDeclaration':
      case 'TSDeclareFunction':
        this.#readCall(node, rootPlace(node.id?.name ?? '', 'given', isExported));
        break;
      case 'TSTypeAliasDeclaration': {
        const place = rootPlace(node.id.name, 'shared', isExported);
        this.#readType(node.typeAnnotation, place, this.#text(node.typeParameters));
        break;
      }
      case 'TSInterfaceDeclaration': {
        const place = rootPlace(node.id.name, 'shared', isExported);
        const heads = [node.typeParameters, ...node.extends].map((head) => this.#text(head));
        this.#add(place, heads.join(' '));
        for (const member of node.body.body) this.#readSignature(member, place);
        break;
      }
      case 'ClassDeclaration': {
        const place = rootPlace(node.id?.name ?? '', 'given', isExported);
        this.#add(place, `${this.#text(node.typeParameters)} ${this.#text(node.superClass)}`);
        for (const member of node.body.body) this.#readClassMember(member, place);
        break;
      }
      default:
        if ('id' in node && node.id && 'name' in node.id)
          this.#add(rootPlace(this.#text(node.id), 'shared', isExported), this.#text(node));
    }
  }

  #readClassMember(member: ESTree.ClassElement, place: Place): void {
    if (!('key' in member) || ('accessibility' in member && member.accessibility === 'private'))
      return;
    const inside = this.#below(place, `.${this.#text(member.key)}`);
    if (member.type === 'MethodDefinition' || member.type === 'TSAbstractMethodDefinition')
      this.#readCall(member.value, inside);
    else this.#add(inside, this.#text(member));
  }

  #readSignature(member: ESTree.TSSignature, place: Place): void {
    if (member.type === 'TSPropertySignature') {
      const type = member.typeAnnotation?.typeAnnotation;
      const inside = this.#below(place, `.${this.#text(member.key)}`, member.optional);
      if (type) this.#readType(type, inside, member.readonly ? 'readonly' : '');
      else this.#add(inside, '');
    } else if (member.type === 'TSMethodSignature') {
      this.#readCall(member, this.#below(place, `.${this.#text(member.key)}`, member.optional));
    } else {
      this.#add(this.#below(place, ` ${this.#text(member)}`), '');
    }
  }

  #readCall(
    call: Pick<ESTree.TSFunctionType, 'typeParameters' | 'params'> & {
      returnType?: ESTree.TSTypeAnnotation | null;
    },
    place: Place,
    before = '',
  ): void {
    this.#add(place, `${before}${this.#text(call.typeParameters)} function`);
    for (const [index, parameter] of call.params.entries()) {
      const isOptional =
        parameter.type === 'RestElement' ||
        ('optional' in parameter && parameter.optional === true);
      const inside = this.#below(place, `(${index + 1})`, isOptional, opposite[place.role]);
      const annotated = parameter.type === 'TSParameterProperty' ? parameter.parameter : parameter;
      const type = annotated.typeAnnotation?.typeAnnotation;
      const rest = parameter.type === 'RestElement' ? '...' : '';
      if (type) this.#readType(type, inside, rest);
      else this.#add(inside, rest);
    }
    if (call.returnType) this.#readType(call.returnType.typeAnnotation, this.#below(place, '()'));
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
        this.#readType(type.elementType, this.#below(place, '[]'));
        break;
      case 'TSIntersectionType':
        this.#add(place, `${before} &`);
        for (const [index, part] of type.types.entries())
          this.#readType(part, this.#below(place, `&${index + 1}`));
        break;
      case 'TSTypeReference':
        this.#readReference(type, place, before);
        break;
      default:
        this.#add(place, `${before} ${this.#text(type)}`);
    }
  }

  /** Of a schema of zod the arguments are what it reads and what it gives, both. */
  #readReference(type: ESTree.TSTypeReference, place: Place, before: string): void {
    const name = this.#text(type.typeName);
    const isSchema = name.startsWith('z.ZodMini');
    if (name === 'z.ZodMiniOptional') place.isOptional = true;
    this.#add(place, `${before} ${name}`);
    for (const [index, argument] of (type.typeArguments?.params ?? []).entries()) {
      const role = isSchema ? 'shared' : place.role;
      this.#readType(argument, this.#below(place, `<${index + 1}>`, false, role));
    }
  }

  #below(place: Place, step: string, isOptional = false, role = place.role): Place {
    return { ...place, path: place.path + step, isOptional, role };
  }

  /** The second of several signatures of a name has a path of its own. */
  #add({ path, ...place }: Place, text: string): void {
    const sameName = [...this.members.keys()].filter((key) => key.replace(/#\d+$/, '') === path);
    const key = sameName.length === 0 ? path : `${path}#${sameName.length + 1}`;
    this.members.set(key, { ...place, text: text.replaceAll(/\s+/g, ' ').trim() });
  }

  #text(node: { start: number; end: number } | null | undefined): string {
    return node ? this.#source.slice(node.start, node.end).replaceAll(/\s+/g, ' ') : '';
  }
}

function rootPlace(root: string, role: Role, isExported: boolean): Place {
  return { path: root, root, role, isExported, isOptional: false };
}
