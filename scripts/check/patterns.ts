/** Finds every regular expression in a source file. scripts/check/check-patterns.ts asks of each how its work grows. */
import ts from 'typescript'
import { codeOf, kindOf } from './globals.ts'

export type Pattern = { file: string; line: number; source: string; flags: string }

export type PatternsFound = {
  patterns: Pattern[]
  /** Where an expression is made of something that stands elsewhere, so that nothing can be said of it. */
  unreadable: { file: string; line: number }[]
}

/** Matches places that use a regular expression. A second way to count expressions, without knowledge of syntax. */
const used = /\b(?:regex|split|replace|replaceAll|match|matchAll|search)\(\/[^/*]|\/[dgimsuvy]*\.(?:test|exec)\(/g

const withoutComments = (code: string): string => code.replace(/^\s*(?:\/?\*|\/\/).*$/gm, '')

/** How many expressions a text seems to use; one that is kept in a constant isn't seen. */
export const countUsed = (code: string): number => withoutComments(code).match(used)?.length ?? 0

const literalOf = (node: ts.Expression | undefined): string | undefined =>
  node !== undefined && ts.isStringLiteralLike(node) ? node.text : undefined

/** What `new RegExp('…', 'u')` makes, where both stand there as they are. */
const constructed = ({ arguments: given }: ts.NewExpression | ts.CallExpression) => {
  const [source, flags] = given ?? []
  const text = literalOf(source)
  const marks = flags === undefined ? '' : literalOf(flags)
  return text === undefined || marks === undefined ? undefined : { source: text, flags: marks }
}

const isRegExp = (node: ts.Node): node is ts.NewExpression | ts.CallExpression =>
  (ts.isNewExpression(node) || ts.isCallExpression(node)) &&
  ts.isIdentifier(node.expression) &&
  node.expression.text === 'RegExp'

/** The expressions of a file, by its path and its text. */
export const findPatterns = (file: string, text: string): PatternsFound => {
  const code = codeOf(file, text)
  const parsed = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, kindOf(file))
  const found: PatternsFound = { patterns: [], unreadable: [] }
  const visit = (node: ts.Node): void => {
    const at = { file, line: parsed.getLineAndCharacterOfPosition(node.getStart()).line + 1 }
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/')
      found.patterns.push({ ...at, source: node.text.slice(1, end), flags: node.text.slice(end + 1) })
    } else if (isRegExp(node)) {
      const made = constructed(node)
      if (made === undefined) found.unreadable.push(at)
      else found.patterns.push({ ...at, ...made })
    }
    ts.forEachChild(node, visit)
  }
  visit(parsed)
  return found
}
