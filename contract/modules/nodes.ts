import type { AnyNode } from 'acorn'

/**
 * A node and all nodes below it. Without recursion: a long chain of operators is nested as deep as it is long.
 * @param leavesOut nodes that are left out with everything below them
 */
export const nodesBelow = (root: AnyNode, leavesOut: (node: AnyNode) => boolean = () => false): AnyNode[] => {
  const found: AnyNode[] = []
  const left: unknown[] = [root]
  while (left.length > 0) {
    const value = left.pop()
    if (typeof value !== 'object' || value === null) continue
    if (isNode(value)) {
      if (leavesOut(value)) continue
      found.push(value)
    }
    for (const part of Object.values(value).reverse()) left.push(part)
  }
  return found
}

const isNode = (value: object): value is AnyNode => 'type' in value && typeof value.type === 'string'

export const isNamed = (node: AnyNode, name: string): boolean => node.type === 'Identifier' && node.name === name

/** The names that a declaration or a pattern binds, also in the form `const { mount, unmount } = …`. */
export const boundNames = (pattern: AnyNode): string[] => {
  if (pattern.type === 'VariableDeclaration') return pattern.declarations.flatMap(({ id }) => boundNames(id))
  if (pattern.type === 'FunctionDeclaration' || pattern.type === 'ClassDeclaration')
    return pattern.id ? nameOf(pattern.id) : []
  if (pattern.type === 'ObjectPattern')
    return pattern.properties.flatMap(it => boundNames(it.type === 'Property' ? it.value : it.argument))
  if (pattern.type === 'ArrayPattern') return pattern.elements.flatMap(it => (it ? boundNames(it) : []))
  if (pattern.type === 'AssignmentPattern') return boundNames(pattern.left)
  return pattern.type === 'RestElement' ? boundNames(pattern.argument) : nameOf(pattern)
}

export const nameOf = (node: AnyNode): string[] => (node.type === 'Identifier' ? [node.name] : textOf(node))

/** A text that stands in the module as one; none for a text that is computed. Minifiers write some texts as templates. */
export const textOf = (node: AnyNode): string[] => {
  const text =
    node.type === 'TemplateLiteral' && node.expressions.length === 0 ? node.quasis[0]?.value.cooked : undefined
  const value = node.type === 'Literal' ? node.value : text
  return typeof value === 'string' ? [value] : []
}

export const unique = (names: readonly string[]): string[] => [...new Set(names)]
