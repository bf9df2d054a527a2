import MagicString from 'magic-string'
import type { Plugin, RollupOptions } from 'rollup'
import { parseAst } from 'rollup/parseAst'

/**
 * Writes the two functions of a `System.register` module in brackets. V8 takes brackets as a sign that a function runs at
 * once. So it compiles the function in the background, while the file arrives. Otherwise V8 compiles it on the main
 * thread when the module runs. Rollup writes these brackets, and terser takes them away again.
 * @throws Error for code that is no module of this format
 */
export const compiledEarly = (code: string): MagicString => {
  const made = new MagicString(code)
  for (const { start, end } of functionsOf(code)) made.appendLeft(start, '(').appendRight(end, ')')
  return made
}

/** `declare`, the last argument of `System.register`, and `execute`, which `declare` returns. */
const functionsOf = (code: string): { start: number; end: number }[] => {
  const [statement] = parseAst(code).body
  const call = statement?.type === 'ExpressionStatement' ? statement.expression : undefined
  const declare = call?.type === 'CallExpression' ? call.arguments.at(-1) : undefined
  if (declare?.type !== 'FunctionExpression') throw new Error('A bundle is no System.register module.')
  const parts = declare.body.body.find(it => it.type === 'ReturnStatement')?.argument
  const found = parts?.type === 'ObjectExpression' ? parts.properties : []
  const execute = found.flatMap(it =>
    it.type === 'Property' && it.key.type === 'Identifier' && it.key.name === 'execute' ? [it.value] : []
  )
  // Every node has its place. Rollup's types say so of the first node alone.
  return [declare, ...execute] as unknown[] as { start: number; end: number }[]
}

const plugin: Plugin = {
  name: 'portal-compile-early',
  renderChunk: code => {
    const made = compiledEarly(code)
    return { code: made.toString(), map: made.generateMap() }
  }
}

/** The options of a bundle, with `compiledEarly` after all other plugins where the loader will run the bundle. */
export const compileEarly = (options: RollupOptions): RollupOptions =>
  [options.output ?? []].flat().every(({ format }) => format === 'system')
    ? { ...options, plugins: [options.plugins ?? [], plugin] }
    : options
