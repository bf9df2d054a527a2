/**
 * Types as a reader of a review needs them. A schema of valibot is the type that it accepts, with the names of its checks.
 * A union is in one order, because the compiler's order differs from run to run.
 */
import ts from 'typescript'

const { factory, SyntaxKind } = ts
const printer = ts.createPrinter({ removeComments: true })

/** @returns the text of a node in one line */
export const print = (node: ts.Node, source: ts.SourceFile): string =>
  printer
    .printNode(ts.EmitHint.Unspecified, node, source)
    .replaceAll(/\s+/g, ' ')
    .replaceAll('; }', ' }')
    .replaceAll(/\[ (.*?) \]/g, '[$1]')
    .replace(/;$/, '')

/** @returns the same node with short types in it. `known` gives another text for the text of a type. */
export const shorten = <Node extends ts.Node>(
  node: Node,
  source: ts.SourceFile,
  known: (text: string) => string | undefined = () => undefined
): Node => {
  const visit = (it: ts.Node): ts.Node => {
    const short = visitInside(it)
    const name = it !== node && ts.isTypeNode(it) ? known(print(short, source)) : undefined
    return name === undefined ? short : reference(`typeof ${name}`)
  }
  const visitInside = (it: ts.Node): ts.Node => {
    if (ts.isStringLiteral(it))
      return ts.setEmitFlags(factory.createStringLiteral(it.text, true), ts.EmitFlags.NoAsciiEscaping)
    const schema = ts.isTypeNode(it) ? schemaIn(it) : undefined
    if (schema !== undefined) return schemaType(schema, type => ts.visitNode(type, visit, ts.isTypeNode))
    const inside = ts.visitEachChild(it, visit, undefined)
    return ts.isUnionTypeNode(inside) ? unionOf(inside.types) : inside
  }
  const unionOf = (types: readonly ts.TypeNode[]): ts.TypeNode => {
    const members = types.flatMap(type => (ts.isUnionTypeNode(type) ? type.types : [type]))
    const ordered = members.toSorted((one, other) => (print(one, source) < print(other, source) ? -1 : 1))
    return ordered.length === 1 && ordered[0] ? ordered[0] : factory.createUnionTypeNode(ordered)
  }
  /** The type that a schema accepts. A kind that is not here keeps its name and all of its parts. */
  const schemaType = ({ kind, of }: Schema, see: See): ts.TypeNode => {
    const [first, second] = of
    const inner = (): ts.TypeNode => see(first) ?? reference('unknown')
    const all = (type: ts.TypeNode | undefined): ts.TypeNode[] => elementsOf(type).flatMap(it => see(it) ?? [])
    if (simple[kind] !== undefined) return reference(simple[kind])
    if (kind === 'Pipe') return pipeType(elementsOf(first), see)
    if (kind === 'Object') return objectType(first, see)
    if (kind === 'StrictObject') return reference('Strict', objectType(first, see))
    if (kind === 'Optional' && isNothing(second)) return unionOf([inner(), reference('undefined')])
    if (kind === 'Nullable' && isNothing(second)) return unionOf([inner(), reference('null')])
    if (kind === 'Array') return factory.createArrayTypeNode(inner())
    if (kind === 'Literal') return inner()
    if ((kind === 'Picklist' || kind === 'Union') && all(first).length > 0) return unionOf(all(first))
    if (kind === 'Variant') return unionOf(all(second))
    return reference(kind, ...of.filter(type => !isNothing(type)).map(type => see(type)))
  }
  return visit(node) as Node
}

type See = (type: ts.TypeNode | undefined) => ts.TypeNode | undefined

type Schema = { kind: string; of: readonly ts.TypeNode[] }

const simple: Record<string, string> = { String: 'string', Number: 'number', Boolean: 'boolean', Unknown: 'unknown' }

/** A schema is `v.StringSchema<…>`, or a pipe that the compiler wrote out as an object with all of its members. */
const schemaIn = (type: ts.TypeNode): Schema | undefined => {
  if (ts.isTypeReferenceNode(type)) {
    const [, kind] =
      /^v\.(?:SchemaWith(?=Pipe$)|(?!Generic)(?=\w+Schema$))(\w+?)(?:Schema)?$/.exec(type.typeName.getText()) ?? []
    return kind === undefined ? undefined : { kind, of: type.typeArguments ?? [] }
  }
  if (!ts.isTypeLiteralNode(type) || !type.members.some(it => it.name?.getText().slice(1, -1) === '~run'))
    return undefined
  const pipe = type.members.filter(ts.isPropertySignature).find(it => it.name.getText() === 'pipe')
  return pipe?.type && { kind: 'Pipe', of: [pipe.type] }
}

const reference = (name: string, ...of: (ts.TypeNode | undefined)[]): ts.TypeNode =>
  factory.createTypeReferenceNode(
    name,
    of.filter(type => type !== undefined)
  )

const isNothing = (type: ts.TypeNode | undefined): boolean => type?.kind === SyntaxKind.UndefinedKeyword

const elementsOf = (type: ts.TypeNode | undefined): readonly ts.TypeNode[] => {
  if (type !== undefined && ts.isTypeOperatorNode(type)) return elementsOf(type.type)
  return type !== undefined && ts.isTupleTypeNode(type) ? type.elements : []
}

/** The fields of an object. One that may be absent has a question mark. */
const objectType = (type: ts.TypeNode | undefined, see: See): ts.TypeNode => {
  if (type === undefined || !ts.isTypeLiteralNode(type)) return see(type) ?? reference('unknown')
  const fields = type.members.filter(ts.isPropertySignature).map(({ name, type: of }) => {
    const schema = of && schemaIn(of)
    const isAbsent = schema?.kind === 'Optional' && isNothing(schema.of[1])
    const mark = isAbsent ? factory.createToken(SyntaxKind.QuestionToken) : undefined
    return factory.createPropertySignature(undefined, name, mark, see(isAbsent ? schema.of[0] : of))
  })
  return factory.createTypeLiteralNode(fields)
}

/** `string & MaxLength & Regex<'an https address'>`: the type, and each check with the values that its type knows. */
const pipeType = ([schema, ...actions]: readonly ts.TypeNode[], see: See): ts.TypeNode => {
  const type = see(schema) ?? reference('unknown')
  const checks = actions.flatMap(action => checkType(action, see))
  const before = ts.isIntersectionTypeNode(type) ? type.types : [type]
  return checks.length === 0 ? type : factory.createIntersectionTypeNode([...before, ...checks])
}

const checkType = (action: ts.TypeNode, see: See): ts.TypeNode[] => {
  if (!ts.isTypeReferenceNode(action)) return [see(action) ?? action]
  const name = action.typeName.getText().replace(/^v\.(\w+)Action$/, '$1')
  // Of a text it says nothing.
  if (name === 'Readonly') return []
  return [reference(name, ...(action.typeArguments ?? []).filter(ts.isLiteralTypeNode).map(type => see(type)))]
}
