/** Writes a declaration in lines: in one while it fits, else with a member a line. */
import ts from 'typescript'
import { print } from './short-types.ts'

const width = 180

/** More constants than these stand in groups, each group in a line. */
export const many = 15

/** @returns the lines of a declaration that `shorten` has made short */
export const linesOf = (short: ts.Statement, name: string, source: ts.SourceFile): string[] => {
  if (ts.isVariableStatement(short)) {
    const declaration = short.declarationList.declarations.find(it => ts.isIdentifier(it.name) && it.name.text === name)
    if (declaration?.type === undefined) return [`const ${declaration ? print(declaration, source) : name}`]
    return typeLines(`const ${name}: `, declaration.type, source)
  }
  if (ts.isTypeAliasDeclaration(short)) {
    const parameters = short.typeParameters?.map(it => print(it, source)).join(', ')
    return typeLines(`type ${name}${parameters === undefined ? '' : `<${parameters}>`} = `, short.type, source)
  }
  const whole = print(short, source).replace(/^(export |declare )*/, '')
  const isType = ts.isClassDeclaration(short) || ts.isInterfaceDeclaration(short)
  if (!isType || whole.length <= width) return [whole]
  return [`${whole.slice(0, whole.indexOf(' {'))} {`, ...short.members.map(member => `  ${print(member, source)}`), '}']
}

const typeLines = (before: string, type: ts.TypeNode, source: ts.SourceFile): string[] => {
  const one = `${before}${print(type, source)}`
  if (one.length <= width) return [one]
  if (ts.isTypeLiteralNode(type)) {
    const lines = membersLines(type, source)
    const joined = `${before}{ ${lines.join('; ')} }`
    return joined.length <= width ? [joined] : [`${before}{`, ...lines.map(line => `  ${line}`), '}']
  }
  if (ts.isUnionTypeNode(type) && type.types.filter(hasMembers).length > 1) {
    const members = type.types.flatMap(it => typeLines('| ', it, source))
    return [before.trimEnd(), ...members.map(line => `  ${line}`)]
  }
  const inner = innerOf(type)
  if (inner === undefined) return [one]
  const [whole, part] = [print(type, source), print(inner, source)]
  const at = whole.lastIndexOf(part)
  if (at < 0) return [one]
  const lines = typeLines(`${before}${whole.slice(0, at)}`, inner, source)
  return [...lines.slice(0, -1), `${lines.at(-1)}${whole.slice(at + part.length)}`]
}

/** A line for each member. Neighbours of one type share a line, and many constants are in groups. */
const membersLines = (type: ts.TypeLiteralNode, source: ts.SourceFile): string[] => {
  const members = type.members.map(member => {
    const whole = print(member, source)
    const of = ts.isPropertySignature(member) ? member.type : undefined
    const end = of === undefined ? '' : `: ${print(of, source)}`
    return { name: whole.slice(0, whole.length - end.length), end, of }
  })
  if (members.length > many && members.every(({ of }) => of !== undefined && ts.isLiteralTypeNode(of)))
    return inGroups(members.map(({ name, end }) => `${name}${end}`))
  const rows: { names: string[]; end: string; of: ts.TypeNode | undefined }[] = []
  for (const { name, end, of } of members) {
    const last = rows.at(-1)
    if (end !== '' && last?.end === end) last.names.push(name.replace(/^readonly /, ''))
    else rows.push({ names: [name], end, of })
  }
  return rows.flatMap(({ names, of }) => (of === undefined ? names : typeLines(`${names.join(', ')}: `, of, source)))
}

/** Constants by the first word of their names, rare words by their first letter. One that comes or goes changes one line. */
export const inGroups = (constants: readonly string[]): string[] => {
  const wordOf = (text: string): string => /^(?:readonly )?([a-z]*)/.exec(text)?.[1] ?? ''
  const words = Map.groupBy(constants, wordOf)
  const groupOf = (word: string): string => ((words.get(word)?.length ?? 0) < 3 ? word.slice(0, 1) : word)
  const groups = Map.groupBy(constants.toSorted(), text => groupOf(wordOf(text)))
  return [...groups.values()].map(group => group.join(', '))
}

/** The part of a type that has members: of a list, a function's result, an argument, an intersection. */
const innerOf = (type: ts.TypeNode): ts.TypeNode | undefined => {
  if (ts.isArrayTypeNode(type)) return type.elementType
  if (ts.isParenthesizedTypeNode(type) || ts.isTypeOperatorNode(type) || ts.isFunctionTypeNode(type)) return type.type
  if (ts.isTypeReferenceNode(type)) return type.typeArguments?.find(hasMembers)
  return ts.isUnionTypeNode(type) || ts.isIntersectionTypeNode(type) ? type.types.find(hasMembers) : undefined
}

const hasMembers = (type: ts.TypeNode): boolean => {
  if (ts.isTypeLiteralNode(type)) return true
  const inner = innerOf(type)
  return inner !== undefined && hasMembers(inner)
}
