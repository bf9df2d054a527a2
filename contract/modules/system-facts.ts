import type { AnyNode, CallExpression } from 'acorn'
import { isNamed, nodesBelow, textOf, unique } from './nodes.ts'
import { isFunction, rebinds } from './scopes.ts'

type Registration = CallExpression & { arguments: [AnyNode, AnyNode?] }

/** A call of `System.register` with a list of dependencies. */
export const isRegistration = (node: AnyNode): node is Registration =>
  node.type === 'CallExpression' &&
  node.callee.type === 'MemberExpression' &&
  isNamed(node.callee.property, 'register') &&
  isNamed(node.callee.object, 'System') &&
  node.arguments[0]?.type === 'ArrayExpression'

/** The names that a registration imports, and the names that it publishes. */
export const systemFacts = ({
  arguments: [list, declare]
}: Registration): { imports: string[]; exports: string[] | undefined } => {
  const imports = list.type === 'ArrayExpression' ? list.elements.flatMap(it => (it ? textOf(it) : [])) : []
  if (declare === undefined || !isFunction(declare)) return { imports: unique(imports), exports: undefined }
  const [publish] = declare.params
  const exports = publish?.type === 'Identifier' ? publishedNames(declare, publish.name) : []
  return { imports: unique(imports), exports }
}

/** The names that a `System.register` module publishes, by `publish('name', value)` or `publish({ name: value })`. */
const publishedNames = (declare: AnyNode, publish: string): string[] | undefined => {
  const names: string[] = []
  // A minified file uses the same short name in many functions.
  for (const node of nodesBelow(declare, it => it !== declare && rebinds(it, publish))) {
    if (node.type !== 'CallExpression' || !isNamed(node.callee, publish)) continue
    const [first] = node.arguments
    const found = first?.type === 'ObjectExpression' ? propertyNames(first.properties) : first && textOf(first)
    if (found === undefined || found.length === 0) return undefined
    names.push(...found)
  }
  return unique(names)
}

const propertyNames = (properties: readonly AnyNode[]): string[] | undefined => {
  const names = properties.map(it => {
    if (it.type !== 'Property' || it.computed) return undefined
    return it.key.type === 'Identifier' ? it.key.name : textOf(it.key)[0]
  })
  return names.every(name => name !== undefined) ? names : undefined
}
