/**
 * The rules that no import shows: a browser's globals that one module alone may touch. scripts/check/check-imports.ts reads every
 * source file for them.
 */
import { parse as parseSvelte } from 'svelte/compiler'
import ts from 'typescript'
import { parse } from 'vue/compiler-sfc'

/**
 * `globals` lists names, or members as `document.cookie`; `.toFixed` is that method of any value. `files` says where they must
 * not be used.
 */
type GlobalRule = { name: string; comment: string; files: RegExp; globals: readonly string[] }

/** An hour with a leading zero, in a format that leaves the clock to the language: "06:47 PM" beside "6:47 PM". */
const paddedHour = "hour: '2-digit'"

/** A size that code writes with its unit. */
const unitOfSize = 'a unit of size'

const storage = ['localStorage', 'sessionStorage', 'indexedDB', 'cookieStore', 'document.cookie']
const connections = ['WebSocket', 'EventSource', 'BroadcastChannel']
const requests = ['fetch', 'XMLHttpRequest', 'navigator.sendBeacon']

export const globalRules: readonly GlobalRule[] = [
  {
    name: 'storage-and-connections-only-in-session',
    comment:
      'What is kept and who is connected is listed in one module. Use the stores and actions of @portal/session.',
    // The gate runs before there is a session, and only where developers put modules of their own in place. The check looks at
    // what an application of others kept.
    files:
      /^(elements|controls|shell|root-config(?!\/overrides\/gate\.ts$)|packages(?!\/kit\/tools\/check\/in-page\/look\.ts$)|sub-apps)\//,
    globals: [...storage, ...connections]
  },
  {
    name: 'requests-only-through-session',
    comment: 'Token, time limit and error classes are added in one place. Use `request` from @portal/session.',
    // Icons of controls are no calls: Shoelace would fetch them, and make HTML of their text.
    files: /^(elements|controls(?!\/prepare\.ts$)|shell|packages|sub-apps)\//,
    globals: requests
  },
  {
    name: 'session-takes-the-world-as-an-object',
    comment: 'Whoever starts the session hands in the adapter (session/adapter.ts), so that tests can hand in another.',
    files:
      /^(contract\/|session\/(?!(browser\/browser-adapter|browser\/browser-socket|browser\/browser-values|browser\/without-portal|storage\/browser-storage|calls\/early|calls\/early-requests|calls\/send-file)\.ts$))/,
    globals: [...storage, ...connections, ...requests, 'window', 'document', 'location', 'navigator', 'history']
  },
  {
    name: 'values-of-the-browser-are-guarded-once',
    comment:
      'A language or zone that a browser gives can make `Intl` throw. Use browserLocales, browserTimeZone and the formatters of @portal/session.',
    // The inline script of the page makes the first date format early. The kit's texts run without a session. The guards of
    // the page compare built-ins.
    files:
      /^(elements|controls|shell|root-config(?!\/isolation\/built-ins\.ts$)|packages\/kit(?!\/(tools\/|texts\.pure\.ts$))|sub-apps|session(?!\/(browser\/(browser-values|locale-tag\.pure)|language\/formats\.pure|calls\/early-requests)\.ts$))\//,
    globals: ['Intl', 'navigator.language', 'navigator.languages']
  },
  {
    name: 'numbers-and-times-are-written-in-one-way',
    comment:
      'Numbers, sizes, durations and times look alike on every page. Use $format, numberFormat, bytesText, durationText and dateFormat of @portal/session, with `timeStyle` for a time.',
    // Input fields take digits without grouping.
    files:
      /^(elements|controls|shell|root-config|packages\/kit(?!\/tools\/)|sub-apps(?!\/shop\/money\.pure\.ts$)|session)\//,
    globals: [
      '.toFixed',
      '.toPrecision',
      '.toLocaleString',
      '.toLocaleDateString',
      '.toLocaleTimeString',
      paddedHour,
      unitOfSize
    ]
  }
]

export type GlobalFound = { rule: GlobalRule; file: string; line: number; what: string }

/** Finds the forbidden globals that a source file uses. `file` is its path from the root, as `shell/pages/login/login.tsx`. */
export const findGlobals = (file: string, text: string): GlobalFound[] => {
  const rules = globalRules.filter(rule => rule.files.test(file))
  if (rules.length === 0) return []
  const code = codeOf(file, text)
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, kindOf(file))
  const own = declaredNames(source)
  const found: GlobalFound[] = []
  const visit = (node: ts.Node): void => {
    const used = [usedGlobal(node, own), usedMethod(node)].filter(it => it !== undefined)
    for (const rule of rules) {
      for (const what of used.filter(it => rule.globals.includes(it)))
        found.push({ rule, file, what, line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1 })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** The code of a file. Of a component it is the scripts, each at its own line: a finding names the line of the file. */
export const codeOf = (file: string, text: string): string => {
  if (file.endsWith('.vue')) return scriptsOfVue(text)
  return file.endsWith('.svelte') ? scriptsOfSvelte(text) : text
}

const scriptsOfVue = (text: string): string => {
  const { script, scriptSetup } = parse(text).descriptor
  const blocks = [script, scriptSetup].filter(block => block !== null)
  return blocks.map(block => '\n'.repeat(block.loc.start.line - 1) + block.content).join('\n')
}

const scriptsOfSvelte = (text: string): string => {
  const { module, instance } = parseSvelte(text, { modern: true })
  const blocks = [module, instance].flatMap(block => block ?? [])
  const linesBefore = (at: number): string => text.slice(0, at).replaceAll(/[^\n]/g, '')
  return blocks.map(({ start, end }) => linesBefore(start) + scriptIn(text.slice(start, end))).join('\n')
}

/** The content between the tags of a script. */
const scriptIn = (block: string): string => block.slice(block.indexOf('>') + 1, block.lastIndexOf('</script'))

export const kindOf = (file: string) => (/\.tsx$/.test(file) ? ts.ScriptKind.TSX : ts.ScriptKind.TS)

/** A file may call a parameter `fetch`: such a name is its own and no global. */
const declaredNames = (source: ts.SourceFile): Set<string> => {
  const names = new Set<string>()
  const visit = (node: ts.Node): void => {
    const declares =
      ts.isVariableDeclaration(node) ||
      ts.isParameter(node) ||
      ts.isBindingElement(node) ||
      ts.isFunctionDeclaration(node) ||
      ts.isImportSpecifier(node)
    if (declares && node.name !== undefined && ts.isIdentifier(node.name)) names.add(node.name.text)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return names
}

const globalObjects = ['window', 'globalThis', 'self']

/** `localStorage`, `window.localStorage` and `new WebSocket` by their name, `document.cookie` as a member. */
const usedGlobal = (node: ts.Node, own: ReadonlySet<string>): string | undefined => {
  if (ts.isPropertyAccessExpression(node)) {
    const owner = ts.isPropertyAccessExpression(node.expression) ? node.expression.name : node.expression
    if (!ts.isIdentifier(owner)) return undefined
    return globalObjects.includes(owner.text) ? node.name.text : `${owner.text}.${node.name.text}`
  }
  return ts.isIdentifier(node) && isReference(node) && !own.has(node.text) ? node.text : undefined
}

/** `.toFixed` of any value, a unit in a text, and formats with a padded hour that name no clock. */
const usedMethod = (node: ts.Node): string | undefined => {
  if (ts.isPropertyAccessExpression(node)) return `.${node.name.text}`
  if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
    return /(^|[\d\s])[kKMG]i?B$/.test(node.text) ? unitOfSize : undefined
  if (!ts.isObjectLiteralExpression(node)) return undefined
  const texts = node.properties.map(it => it.getText())
  const namesClock = texts.some(it => /^(hourCycle|hour12)\b/.test(it))
  return texts.includes(paddedHour) && !namesClock ? paddedHour : undefined
}

/** Whether a name stands for a value here: not the name of a property, nor of a type. */
const isReference = (node: ts.Identifier): boolean => {
  const { parent } = node
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node
  if (ts.isShorthandPropertyAssignment(parent)) return true
  return isExpressionPlace(parent) && !('name' in parent && parent.name === node)
}

const isExpressionPlace = (parent: ts.Node): boolean =>
  !ts.isTypeNode(parent) && !ts.isQualifiedName(parent) && !ts.isTypeElement(parent) && !ts.isJsxAttribute(parent)
