import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import ts from 'typescript'
import { clickProperties, clicks } from '#contract/page/clicks.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** The files that draw the parts of the portal that a person sees; the gallery is for developers. */
const files = globSync('{shell,elements,root-config}/**/*.{ts,tsx}', { cwd: root })
  .map(file => file.replaceAll('\\', '/'))
  .filter(file => !file.startsWith('elements/gallery/') && !file.endsWith('.d.ts'))

/**
 * One makes a link that nobody sees: script presses it to save a file. The other one's buttons are in a closed root, where the
 * path of an event ends at its host.
 */
const unseen = ['elements/shared/save-file.ts', 'root-config/isolation/frame/leave-bar.ts']

const acting = ['a', 'button', 'summary']

/** Every control in a text of TypeScript that has no mark, by its line, and every string that stands in it. */
const readControls = (name: string, text: string): { unmarked: string[]; strings: Set<string> } => {
  const source = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const unmarked: string[] = []
  const strings = new Set<string>()
  const lineOf = (node: ts.Node): string => `${name}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteral(node)) strings.add(node.text)
    if (
      (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) &&
      acting.includes(node.tagName.getText()) &&
      !node.attributes.properties.some(it => it.name?.getText() === 'data-click')
    )
      unmarked.push(lineOf(node))
    // `clickable` marks controls that are drawn by hand, around them or in the next statement.
    if (ts.isCallExpression(node) && /^(make|document\.createElement)$/.test(node.expression.getText())) {
      const [tag] = node.arguments
      if (tag !== undefined && ts.isStringLiteral(tag) && acting.includes(tag.text) && !isClickable(node))
        unmarked.push(lineOf(node))
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return { unmarked, strings }
}

const isClickable = (call: ts.CallExpression): boolean => {
  const { parent } = call
  if (ts.isCallExpression(parent)) return parent.expression.getText() === 'clickable'
  if (!ts.isVariableDeclaration(parent)) return false
  const block = parent.parent.parent.parent
  return new RegExp(`clickable\\([^)]*\\b${parent.name.getText()}\\)`).test(block.getText())
}

const read = files.map(file => readControls(file, readFileSync(`${root}${file}`, 'utf8')))
const marks = Object.entries(clicks).flatMap(([page, { controls }]) =>
  Object.keys(controls).map(control => `${page}.${control}`)
)

test('every control of the portal that acts is marked for usage events', () => {
  expect(files.length).toBeGreaterThan(100)
  const unmarked = read.flatMap(it => it.unmarked)
  expect(unmarked.filter(place => !unseen.some(file => place.startsWith(file)))).toEqual([])
})

test('every mark for usage events stands on a control', () => {
  const strings = new Set(read.flatMap(it => [...it.strings]))
  expect(marks.filter(mark => !strings.has(mark))).toEqual([])
})

const planted: [what: string, text: string, unmarked: string[]][] = [
  ['a button without a mark', 'const x = <button type="button">A</button>', ['it:1']],
  ['a link without a mark', '\nconst x = <a href="/" />', ['it:2']],
  ['a button with a mark', 'const x = <button data-click="login.submit">A</button>', []],
  ['a button that is given what a caller wants', 'const x = <button {...all}>A</button>', ['it:1']],
  ['a button by hand', "const x = make('button', {})", ['it:1']],
  ['a button by hand within its mark', "const x = clickable('login.submit', make('button', {}))", []],
  [
    'a button by hand that is marked later',
    "const x = () => { const y = make('a', {}); clickable('login.submit', y) }",
    []
  ]
]
for (const [what, text, unmarked] of planted)
  test(`finds ${what} ${unmarked.length > 0 ? 'wanting' : 'in order'}`, () => {
    expect(readControls('it', text).unmarked).toEqual(unmarked)
  })

test('a mark stands for its page and its control, and what is none for nothing', () => {
  expect(clickProperties('login.submit')).toEqual({
    pageCode: 'login',
    pageName: 'Login',
    moduleCode: 'submit',
    moduleName: 'Log in'
  })
  for (const mark of ['', 'login', 'login.', 'login.none', 'login.submit.more', 'none.submit', 'constructor.name'])
    expect(clickProperties(mark)).toBeUndefined()
})
