/** Finds texts that stand in the source instead of a message file: what JSX, Vue and Svelte templates show or read out. */
import { parse as parseSvelte } from 'svelte/compiler'
import ts from 'typescript'
import { parse } from 'vue/compiler-sfc'

/** Attributes whose value a person reads or hears. */
const shown = /^(aria-(label|description|placeholder|roledescription|valuetext)|title|placeholder|alt|label)$/

/** A word of any script; signs such as `·` or `+` mean the same in every language. */
const hasWord = (text: string): boolean => /\p{L}{2}/u.test(text)

/**
 * Every text that a template writes down itself, with its line.
 * @param file its ending says how it is read: `.tsx`, `.vue` or `.svelte`
 */
export const textsInCode = (file: string, source: string): string[] =>
  foundIn(file, source).map(({ line, text }) => `${file}:${line}: «${text}» belongs into a message file`)

const foundIn = (file: string, source: string): Found[] => {
  if (file.endsWith('.vue')) return textsInVue(source)
  return file.endsWith('.svelte') ? textsInSvelte(source) : textsInJsx(file, source)
}

type Found = { line: number; text: string }

const textsInJsx = (file: string, source: string): Found[] => {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const found: Found[] = []
  const take = (node: ts.Node, text: string): void => {
    const line = tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1
    if (hasWord(text)) found.push({ line, text: text.trim() })
  }
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) take(node, node.text)
    if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) takeLiterals(node.expression)
    if (ts.isJsxAttribute(node) && shown.test(node.name.getText(tree))) {
      const value = node.initializer
      takeLiterals(value !== undefined && ts.isJsxExpression(value) ? value.expression : value)
    }
    ts.forEachChild(node, visit)
  }
  /** A literal that is shown as it is, also as one arm of a choice. */
  const takeLiterals = (node: ts.Node | undefined): void => {
    if (node === undefined) return
    if (ts.isStringLiteralLike(node)) take(node, node.text)
    else if (ts.isTemplateExpression(node))
      take(node, [node.head, ...node.templateSpans.map(it => it.literal)].map(it => it.text).join(' '))
    else if (ts.isConditionalExpression(node)) [node.whenTrue, node.whenFalse].forEach(takeLiterals)
    else if (ts.isBinaryExpression(node)) takeLiterals(node.right)
    else if (ts.isParenthesizedExpression(node)) takeLiterals(node.expression)
  }
  visit(tree)
  return found
}

/** As far as we read it, what Vue's parser makes of a template. */
type VueNode = {
  type: number
  loc: { start: { line: number } }
  content?: unknown
  props?: { type: number; name: string; value?: { content: string } | undefined; loc: VueNode['loc'] }[]
  children?: unknown[]
}

/** Among a node's children are strings and symbols, which the compiler puts there. */
const isNode = (value: unknown): value is VueNode => value instanceof Object && 'type' in value && 'loc' in value

const vueText = 2
const vueAttribute = 6

const textsInVue = (source: string): Found[] => {
  const visit = (node: unknown): Found[] => {
    if (!isNode(node)) return []
    const attributes = (node.props ?? []).filter(({ type, name }) => type === vueAttribute && shown.test(name))
    return [
      ...(node.type === vueText ? [{ line: node.loc.start.line, text: String(node.content).trim() }] : []),
      ...attributes.map(({ value, loc }) => ({ line: loc.start.line, text: value?.content ?? '' })),
      ...(node.children ?? []).flatMap(visit)
    ].filter(({ text }) => hasWord(text))
  }
  return visit(parse(source).descriptor.template?.ast)
}

/** As far as we read it, what Svelte's parser makes of a template. */
type SvelteNode = { type: string; start: number; data?: unknown; name?: unknown; value?: unknown }

const isSvelteNode = (value: unknown): value is SvelteNode =>
  value instanceof Object && 'type' in value && 'start' in value

const textsInSvelte = (source: string): Found[] => {
  const lineAt = (position: number): number => source.slice(0, position).split('\n').length
  const visit = (value: unknown): Found[] => {
    if (Array.isArray(value)) return value.flatMap(visit)
    if (!(value instanceof Object)) return []
    if (!isSvelteNode(value)) return Object.values(value).flatMap(visit)
    if (value.type === 'Text') return [{ line: lineAt(value.start), text: String(value.data).trim() }]
    if (value.type === 'Attribute' && !shown.test(String(value.name))) return []
    return Object.values(value).flatMap(visit)
  }
  return visit(parseSvelte(source, { modern: true }).fragment).filter(({ text }) => hasWord(text))
}
