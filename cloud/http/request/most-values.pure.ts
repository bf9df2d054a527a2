import type { GenericSchema } from 'valibot'
import * as limits from '#contract/limits.ts'

/** What a schema holds, as the library keeps it, as far as it is read here. */
type Node = {
  type: string
  entries?: Record<string, Node>
  item?: Node
  items?: Node[]
  wrapped?: Node
  options?: Node[]
  getter?: () => Node
  pipe?: (Node & { requirement?: unknown })[]
}

/** For fields that this call does not know, as those of a newer client. */
const unknownFields = 200

/** Values below a field that takes anything: only properties of usage events do. */
const belowAnything = limits.trackingEventSizeMax

/**
 * The most values of a body that fits the schema, and some more for fields that the schema does not name. A body with
 * more of them is refused before anything looks at it.
 */
export const mostValues = (schema: GenericSchema | undefined): number =>
  unknownFields + (schema === undefined ? 0 : valuesIn(schema as unknown as Node))

const sum = (nodes: readonly Node[]): number => nodes.reduce((total, node) => total + valuesIn(node), 0)

const valuesIn = (node: Node): number => {
  if (node.entries !== undefined) return 1 + sum(Object.values(node.entries))
  if (node.items !== undefined) return 1 + sum(node.items)
  // Each list of the contract has a largest length, which a test holds.
  if (node.item !== undefined) return 1 + longestOf(node) * valuesIn(node.item)
  if (node.wrapped !== undefined) return valuesIn(node.wrapped)
  if (node.getter !== undefined) return valuesIn(node.getter())
  if (node.options !== undefined && node.type !== 'picklist')
    return node.type === 'intersect' ? sum(node.options) : Math.max(...node.options.map(valuesIn))
  return ['record', 'unknown', 'any'].includes(node.type) ? 1 + belowAnything : 1
}

/** The smallest of the largest lengths that a list and the pipes around it name. */
const longestOf = (node: Node): number => {
  const [inner, ...actions] = node.pipe ?? []
  const own = actions.filter(({ type }) => type === 'max_length' || type === 'length')
  const lengths = own.map(({ requirement }) => Number(requirement))
  if (inner?.pipe !== undefined && inner !== node) lengths.push(longestOf(inner))
  return Math.min(...lengths)
}
