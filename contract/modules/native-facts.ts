import type { AnyNode, Program } from 'acorn'
import { boundNames, nameOf, nodesBelow, textOf, unique } from './nodes.ts'

/** The names that the statements of a native module import and export. */
export const nativeFacts = (program: Program): { imports: string[]; exports: string[] | undefined } => {
  const imports = nodesBelow(program).flatMap(node => {
    if (node.type === 'ImportExpression') return textOf(node.source)
    const hasSource =
      node.type === 'ImportDeclaration' ||
      node.type === 'ExportAllDeclaration' ||
      node.type === 'ExportNamedDeclaration'
    return hasSource && node.source ? textOf(node.source) : []
  })
  const exports = program.body.map(exportedNames)
  return {
    imports: unique(imports),
    exports: exports.every(names => names !== undefined) ? unique(exports.flat()) : undefined
  }
}

/** The names that a statement exports; undefined for all names of another module. */
const exportedNames = (node: AnyNode): string[] | undefined => {
  if (node.type === 'ExportDefaultDeclaration') return ['default']
  if (node.type === 'ExportAllDeclaration') return node.exported ? nameOf(node.exported) : undefined
  if (node.type !== 'ExportNamedDeclaration') return []
  const { declaration, specifiers } = node
  return [...(declaration ? boundNames(declaration) : []), ...specifiers.flatMap(({ exported }) => nameOf(exported))]
}
