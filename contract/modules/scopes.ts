import type { AnyNode, ArrowFunctionExpression, FunctionExpression } from 'acorn'
import { boundNames, nodesBelow } from './nodes.ts'

export const isFunction = (node: AnyNode): node is FunctionExpression | ArrowFunctionExpression =>
  node.type === 'FunctionExpression' || node.type === 'ArrowFunctionExpression'

/** Whether a name means something else in a function, a block or a loop than around it. */
export const rebinds = (node: AnyNode, name: string): boolean => {
  if (isFunction(node) || node.type === 'FunctionDeclaration') {
    const isInner = (inner: AnyNode) => isFunction(inner) || inner.type === 'FunctionDeclaration'
    const variables = nodesBelow(node.body, isInner).filter(
      it => it.type === 'VariableDeclaration' && it.kind === 'var'
    )
    return [...node.params, ...variables].some(it => boundNames(it).includes(name))
  }
  if (node.type === 'BlockStatement') return node.body.some(it => isScoped(it) && boundNames(it).includes(name))
  if (node.type === 'CatchClause') return node.param ? boundNames(node.param).includes(name) : false
  const head = node.type === 'ForStatement' ? node.init : 'left' in node ? node.left : undefined
  return head ? isScoped(head) && boundNames(head).includes(name) : false
}

/** Whether a statement declares names for its own block alone. */
const isScoped = (node: AnyNode): boolean =>
  node.type === 'FunctionDeclaration' ||
  node.type === 'ClassDeclaration' ||
  (node.type === 'VariableDeclaration' && node.kind !== 'var')
