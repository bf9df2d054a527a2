/**
 * The types that guests use as a report for reviews: each name with its signature, a member a line, without comments.
 * A type that several entry points share stands once, under the first of them.
 */
import { createHash } from 'node:crypto'
import ts from 'typescript'
import { type Bundle, type Declared, type File, findDeclared, findExported, readBundle } from './chunks.ts'
import { inGroups, linesOf, many } from './layout.ts'
import { print, shorten } from './short-types.ts'

export type Reported = {
  /** The bundled declarations. */
  files: readonly File[]
  /** The entry points in the order of the report, as `session`. */
  entries: readonly string[]
  /** The values of constants by entry point, where a type says only `number`. */
  values: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  /** The keys of the session's message files by topic. */
  messageKeys: Readonly<Record<string, readonly string[]>>
}

/** @returns the text of the report */
export const reportOf = ({ files, entries, values, messageKeys }: Reported): string => {
  const bundle = readBundle(files)
  const types = namedTypes(bundle)
  /** The entry point under which a declaration stands, by the first of its statements. */
  const places = new Map<ts.Statement | undefined, string>()
  const placeOf = ({ statements }: Declared): string | undefined => places.get(statements[0])
  const sections = entries.map(entry => {
    const given = [...(bundle.get(`${entry}.d.ts`)?.exported.keys() ?? [])].sort().map(name => ({
      name,
      declared: findExported(bundle, `${entry}.d.ts`, name)
    }))
    const { undefined: fresh = [], ...again } = Object.groupBy(given, ({ declared }) => `${placeOf(declared)}`)
    const parts = reachable(bundle, fresh).filter(declared => placeOf(declared) === undefined)
    for (const { statements } of parts) places.set(statements[0], entry)
    const texts = parts.map(declared => {
      const names = fresh.filter(it => it.declared.statements === declared.statements).map(it => it.name)
      return textOf(declared, { names, value: values[entry]?.[declared.name], types })
    })
    return [
      `// ${titleOf(entry)}`,
      ...Object.entries(again).map(([place, all = []]) => `export { ${namesOf(all)} } // ${titleOf(place)}`),
      ...withGroups(texts.sort((one, other) => (wordsOf(one) < wordsOf(other) ? -1 : 1)))
    ].join('\n')
  })
  return [heading, '```ts', [...sections, keySection(messageKeys)].join('\n\n'), '```', ''].join('\n')
}

const heading =
  '# The types that guests use\n\n`npm run api` writes this report. A line that changes is a change that guests notice.\n'

const titleOf = (entry: string): string => (entry === 'index' ? 'robot-portal-kit' : `robot-portal-kit/${entry}`)

type Given = { name: string; declared: Declared }

const namesOf = (given: readonly Given[]): string => given.map(({ name }) => name).join(', ')

/** The declarations and all that they are made of, each once. */
const reachable = (bundle: Bundle, given: readonly Given[]): Declared[] => {
  const found = new Map<ts.Statement | undefined, Declared>()
  const add = (declared: Declared): void => {
    if (found.has(declared.statements[0])) return
    found.set(declared.statements[0], declared)
    const visit = (node: ts.Node): void => {
      const used = ts.isIdentifier(node) ? findDeclared(bundle, declared.chunk, node.text) : undefined
      if (used !== undefined) add(used)
      ts.forEachChild(node, visit)
    }
    declared.statements.forEach(visit)
  }
  for (const { declared } of given) add(declared)
  return [...found.values()]
}

/** Names of constants by the texts of their long types: where the compiler wrote one out once more, the name stands. */
const namedTypes = (bundle: Bundle): Map<string, string> => {
  const constants = [...bundle.values()].flatMap(({ source, declared }) =>
    [...declared].flatMap(([name, [statement]]) => {
      const type = statement && ts.isVariableStatement(statement) && statement.declarationList.declarations[0]?.type
      return type ? [{ name, type, source }] : []
    })
  )
  const names = new Map<string, string>()
  // A short one may be part of a long one.
  for (const { name, type, source } of constants.sort((one, other) => one.type.getWidth() - other.type.getWidth())) {
    const short = shorten(type, source, text => names.get(text))
    const text = print(short, source)
    if (text.includes('{') && text.length > 80) names.set(text, name)
  }
  return names
}

type About = { names: readonly string[]; value: unknown; types: ReadonlyMap<string, string> }

const textOf = ({ chunk: { source }, name, statements }: Declared, { names, value, types }: About): string => {
  const known = (text: string): string | undefined => (types.get(text) === name ? undefined : types.get(text))
  const [first = '', ...others] = statements.flatMap(it => linesOf(shorten(it, source, known), name, source))
  const valued = typeof value === 'number' ? first.replace(/: number$/, ` = ${value}`) : first
  const also = names.filter(it => it !== name).map(it => ` // as ${it}`)
  return [`${names.length === 0 ? '' : 'export '}${valued}${also.join('')}`, ...others].join('\n')
}

const wordsOf = (text: string): string => text.replace(/^(export )?(const|type|class|interface|function) /, '')

/** Limits are too many for a line each. */
const withGroups = (texts: readonly string[]): string[] => {
  const constants = texts.filter(text => /^export const \w+ = /.test(text))
  if (constants.length <= many) return [...texts]
  const groups = inGroups(constants.map(wordsOf))
  return [...texts.filter(text => !constants.includes(text)), ...groups.map(text => `export const ${text}`)]
}

/** Many keys are a number and a hash for each topic: a review reads the names in the message files. */
const keySection = (messageKeys: Reported['messageKeys']): string => {
  const lines = Object.entries(messageKeys).map(([topic, keys]) => {
    const hash = createHash('sha256')
      .update([...keys].sort().join('\n'))
      .digest('hex')
      .slice(0, 8)
    return `// ${topic}: ${keys.length} keys, ${hash}`
  })
  return ['// Message keys of the session by topic', ...lines.sort()].join('\n')
}
