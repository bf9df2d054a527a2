import { type AnyNode, type Options, type Program, parse } from 'acorn'
import { nativeFacts } from './native-facts.ts'
import { isNamed, nodesBelow } from './nodes.ts'
import { isRegistration, systemFacts } from './system-facts.ts'

/** The facts about a module that its text tells. Nothing of the module runs. */
export type ModuleFacts = {
  format: 'native' | 'system' | 'other'
  /** The names and addresses that it imports, each once. */
  imports: string[]
  /** The exported names; undefined when only running the module would tell them. */
  exports: string[] | undefined
  /** Whether it makes code out of text, by `eval` or `Function`: the page's policy refuses that. */
  evaluates: boolean
}

/** Why a text can't be read. Lines and columns begin with 1. A text that is nested too deep is such a fault, too. */
export type UnreadableModule = { kind: 'syntax'; line: number; column: number; reason: string }

/**
 * Reads the text of a module as a browser would, without running it.
 * @param native whether the loader takes the file for a native ES module, which its address says
 */
export const readModule = (text: string, native: boolean): ModuleFacts | UnreadableModule => {
  const wanted = parseAs(text, native ? 'module' : 'script')
  if ('program' in wanted) return factsOf(wanted.program)
  // A native module at the address of a script fails at its first `export`. Its format is the fault then.
  const other = native ? wanted : parseAs(text, 'module')
  if ('program' in other) {
    const facts = factsOf(other.program)
    if (facts.format === 'native') return facts
  }
  return wanted
}

type Parsed = { program: Program } | UnreadableModule

const parseAs = (text: string, sourceType: NonNullable<Options['sourceType']>): Parsed => {
  try {
    return { program: parse(text, { ecmaVersion: 'latest', sourceType }) }
  } catch (error) {
    if (!isSyntaxError(error)) throw error
    const { line, column } = error.loc
    return { kind: 'syntax', line, column: column + 1, reason: error.message.replace(/ \(\d+:\d+\)$/, '') }
  }
}

const isSyntaxError = (error: unknown): error is SyntaxError & { loc: { line: number; column: number } } =>
  error instanceof SyntaxError && 'loc' in error

const factsOf = (program: Program): ModuleFacts => {
  const nodes = nodesBelow(program)
  const evaluates = nodes.some(makesCode)
  if (program.body.some(isNativeOnly)) return { format: 'native', ...nativeFacts(program), evaluates }
  const registration = nodes.find(isRegistration)
  if (registration !== undefined) return { format: 'system', ...systemFacts(registration), evaluates }
  return { format: 'other', ...nativeFacts(program), evaluates }
}

/** A statement that no script may have. */
const isNativeOnly = ({ type }: AnyNode): boolean => type === 'ImportDeclaration' || type.startsWith('Export')

const makesCode = (node: AnyNode): boolean =>
  (node.type === 'CallExpression' && ['eval', 'Function'].some(name => isNamed(node.callee, name))) ||
  (node.type === 'NewExpression' && isNamed(node.callee, 'Function'))
