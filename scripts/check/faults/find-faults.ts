/** Finds the places of a source file where one changed line makes a fault that the tests should catch. */
import ts from 'typescript'
import { codeOf, kindOf } from '../globals.ts'

export const kinds = ['comparison', 'limit', 'condition', 'text', 'style'] as const

/** `from` and `to` are columns of the line, which counts from 1. `after` takes the place of what stands between them. */
export type Fault = {
  file: string
  line: number
  from: number
  to: number
  after: string
  kind: (typeof kinds)[number]
}

/** A comparison that points the other way. */
const turned: Readonly<Record<string, string>> = {
  '===': '!==',
  '!==': '===',
  '<': '>',
  '>': '<',
  '<=': '>=',
  '>=': '<='
}

const limitName =
  /max|min(?!ute|i)|most|least|limit|longest|deepest|length|size|days|digits|shown|attempts|tries|string$/i
/** One more of these is no fault: how long something waits, how much is done in one step, how large it is drawn. */
const noLimit = /ms$|milliseconds|seconds|timeout|pause|delay|chunk|atonce|batch|width|height|font|px/i

/** The name of what a number is for: of the constant, the field or the called function around it. */
const nameAround = (node: ts.Node, source: ts.SourceFile): string => {
  for (let at = node.parent; at !== undefined; at = at.parent) {
    if (ts.isVariableDeclaration(at) || ts.isPropertyAssignment(at)) return at.name.getText(source)
    if (ts.isCallExpression(at)) return at.expression.getText(source).replace(/.*\./s, '')
    if (ts.isBlock(at) || ts.isArrowFunction(at) || ts.isJsxElement(at)) return ''
  }
  return ''
}

type Place = { node: ts.Node; from: number; to: number; after: string; kind: Fault['kind'] }

const placesAt = (node: ts.Node, source: ts.SourceFile): Place[] => {
  if (ts.isIfStatement(node) && node.elseStatement === undefined)
    return [{ node, from: node.getStart(source), to: node.end, after: '', kind: 'condition' }]
  if (ts.isNumericLiteral(node) && !ts.isLiteralTypeNode(node.parent)) {
    const name = nameAround(node, source)
    const value = Number(node.getText(source).replaceAll('_', ''))
    if (!limitName.test(name) || noLimit.test(name) || value < 1 || !Number.isInteger(value)) return []
    return [{ node, from: node.getStart(source), to: node.end, after: String(value + 1), kind: 'limit' }]
  }
  if (!ts.isBinaryExpression(node)) return []
  const { left, operatorToken, right } = node
  const operator = operatorToken.getText(source)
  const other = turned[operator]
  if (other !== undefined)
    return [{ node, from: operatorToken.getStart(source), to: operatorToken.end, after: other, kind: 'comparison' }]
  if (operator !== '&&' && operator !== '||') return []
  return [
    { node: left, from: left.getStart(source), to: right.getStart(source), after: '', kind: 'condition' },
    { node: right, from: left.end, to: right.end, after: '', kind: 'condition' }
  ]
}

const faultsInCode = (file: string, code: string): Fault[] => {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, kindOf(file))
  const found: Fault[] = []
  const visit = (node: ts.Node): void => {
    for (const { from, to, after, kind } of placesAt(node, source)) {
      const start = source.getLineAndCharacterOfPosition(from)
      const end = source.getLineAndCharacterOfPosition(to)
      if (start.line === end.line)
        found.push({ file, line: start.line + 1, from: start.character, to: end.character, after, kind })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** Each key of a text, with the next other key of the same file in its place. */
const swappedTexts = (file: string, lines: readonly string[]): Fault[] => {
  const used = lines.flatMap((text, index) =>
    Array.from(text.matchAll(/\b(?:translate|text)(?:\.value)?\('([a-zA-Z][\w.]+)'/g), match => {
      const to = match.index + match[0].length - 1
      return { key: match[1] ?? '', line: index + 1, from: to - (match[1] ?? '').length, to }
    })
  )
  return used.flatMap(({ key, ...place }, index) => {
    const next = [...used.slice(index), ...used].find(it => it.key !== key)
    return next === undefined ? [] : [{ file, ...place, after: next.key, kind: 'text' }]
  })
}

const droppedStyles = (file: string, lines: readonly string[]): Fault[] =>
  lines.flatMap((text, index) =>
    /^\s+[a-z-]+: [^;{}]+;$/.test(text)
      ? [{ file, line: index + 1, from: 0, to: text.length, after: '', kind: 'style' }]
      : []
  )

/** Every fault that can be planted in a file. `file` is its path from the root, `text` what it holds. */
export const faultsIn = (file: string, text: string): Fault[] => {
  const lines = text.split('\n')
  if (file.endsWith('.css')) return droppedStyles(file, lines)
  const code = faultsInCode(file, codeOf(file, text))
  // The cloud shows no texts by their keys.
  return /^(cloud|contract)\//.test(file) ? code : [...code, ...swappedTexts(file, lines)]
}

/** The text with the fault in it, and the words for a table. */
export const plant = (text: string, { line, from, to, after }: Fault): { planted: string; said: string } => {
  const lines = text.split('\n')
  const before = lines[line - 1] ?? ''
  lines[line - 1] = before.slice(0, from) + after + before.slice(to)
  const around = (put: string): string =>
    (before.slice(Math.max(0, from - 40), from) + put + before.slice(to, to + 30)).trim()
  return {
    planted: lines.join('\n'),
    said:
      after === ''
        ? `without \`${before.slice(from, to).trim()}\``
        : `\`${around(before.slice(from, to))}\` → \`${after}\``
  }
}
