import { expect, test } from '@playwright/test'
import { checkModule, type ModuleFault } from '../../../contract/modules/check-module.ts'
import { faultSentence } from '../../../contract/modules/fault-sentence.ts'

const imports = { '@portal/session': '/assets/session.js', react: '/assets/react.js', charts: 'https://x.test/c.mjs' }
const native = { address: 'https://x.test/fleet.mjs', isSubApp: true, imports }
const system = { ...native, address: 'https://x.test/fleet.js' }

const lifecycles = 'export const bootstrap = async () => {}, mount = bootstrap, unmount = bootstrap'
const publish = "e('bootstrap', f); e('mount', f); e('unmount', f)"
const register = (body: string, names = '[]') =>
  `System.register(${names}, function (e) { return { execute: function () { ${body} } } })`

const sound: [what: string, text: string, use: typeof native][] = [
  ['a native module', lifecycles, native],
  ['a native module with a version in its address', lifecycles, { ...native, address: '/fleet.mjs?v=2' }],
  ['a native module that exports a list', 'const a = 1; export { a as bootstrap, a as mount, a as unmount }', native],
  ['a native module that takes its exports apart', 'export const { bootstrap, mount, unmount: unmount } = {}', native],
  ['a native module that exports all of another one', "export * from '../parts.mjs'", native],
  [
    'a native module with functions',
    'export function bootstrap() {} export async function mount() {} export function* unmount() {}',
    native
  ],
  ['a native module that imports the session', `import '@portal/session'; ${lifecycles}`, native],
  ['a native module that imports another native one', `import 'charts'; ${lifecycles}`, native],
  [
    'a native module that imports its own parts',
    `import '../a.js'; import('/b.js'); import 'https://x.test/c.js'; ${lifecycles}`,
    native
  ],
  ['a native module that imports what it computes', `import(name); ${lifecycles}`, native],
  ['a native module that computes a part of a name', `import(\`\${name}.mjs\`); ${lifecycles}`, native],
  ['a System module that publishes in the quotes of a template', register(publish.replaceAll("'", '`')), system],
  ['a System module', register(publish), system],
  ['a System module that publishes an object', register('e({ bootstrap: f, "mount": f, unmount() {} })'), system],
  ['a System module that publishes what it computes', register('e(module)'), system],
  [
    'a System module that hides the short name',
    register(`${publish}; [].map(function (e) { e(5) }); function f () { var e = g; e('x') }`),
    system
  ],
  [
    'a System module with an arrow',
    "System.register(['react'], e => ({ execute() { e({ bootstrap, mount, unmount }) } }))",
    system
  ],
  ['a System module in a function', `!function () { ${register(publish)} }()`, system],
  ['a library without lifecycles', 'export const answer = 42', { ...native, isSubApp: false }],
  ['a library that is a plain script', 'globalThis.answer = 42', { ...system, isSubApp: false }]
]
for (const [what, text, use] of sound)
  test(`finds nothing wrong with ${what}`, () => {
    expect(checkModule(text, use)).toEqual({ faults: [], evaluates: false })
  })

const wrong: [what: string, text: string, use: typeof native, fault: ModuleFault][] = [
  [
    'a syntax error',
    'export const a = 1\nexport const = 2',
    native,
    { kind: 'syntax', line: 2, column: 14, reason: 'Unexpected token' }
  ],
  [
    'a syntax error in a System module',
    register('let a; let a'),
    system,
    { kind: 'syntax', line: 1, column: 79, reason: "Identifier 'a' has already been declared" }
  ],
  [
    'a native module at the address of a script',
    lifecycles,
    system,
    { kind: 'format', wanted: 'system', found: 'native' }
  ],
  [
    'a System module at the address of a native one',
    register(publish),
    native,
    { kind: 'format', wanted: 'native', found: 'system' }
  ],
  ['a plain script', 'window.fleet = {}', system, { kind: 'format', wanted: 'system', found: 'other' }],
  [
    'a native module without exports',
    'window.fleet = {}',
    native,
    { kind: 'format', wanted: 'native', found: 'other' }
  ],
  [
    'a native module without mount',
    'export const bootstrap = 1, unmount = 1',
    native,
    { kind: 'lifecycles', missing: ['mount'] }
  ],
  [
    'a default export alone',
    'export default {}',
    native,
    { kind: 'lifecycles', missing: ['bootstrap', 'mount', 'unmount'] }
  ],
  [
    'a System module without unmount',
    register("e('bootstrap', f); e('mount', f)"),
    system,
    { kind: 'lifecycles', missing: ['unmount'] }
  ],
  ['a name that the page lacks', `import 'vue'; ${lifecycles}`, native, { kind: 'imports', names: ['vue'] }],
  [
    'a path below a shared name',
    `import 'react/compiler'; ${lifecycles}`,
    native,
    { kind: 'imports', names: ['react/compiler'] }
  ],
  ['a name of every object', register(publish, "['toString']"), system, { kind: 'imports', names: ['toString'] }],
  ['a name in the quotes of a template', `import(\`vue\`); ${lifecycles}`, native, { kind: 'imports', names: ['vue'] }],
  [
    'a System module that lists a name in such quotes',
    register(publish, '[`vue`]'),
    system,
    { kind: 'imports', names: ['vue'] }
  ],
  [
    'a System module that publishes too little in such quotes',
    register('e(`bootstrap`, f); e(`mount`, f)'),
    system,
    { kind: 'lifecycles', missing: ['unmount'] }
  ],
  ['a name that is imported later', `import('vue'); ${lifecycles}`, native, { kind: 'imports', names: ['vue'] }]
]
for (const [what, text, use, fault] of wrong)
  test(`finds ${what}`, () => {
    expect(checkModule(text, use).faults).toEqual([fault])
    expect(faultSentence(fault)).toMatch(/^It[s]? .+\.$/)
  })

test('reads a text that is nested too deep without falling over', () => {
  const [fault] = checkModule('('.repeat(200_000), native).faults
  expect(fault).toMatchObject({ kind: 'syntax', reason: 'Not enough stack space to parse input' })
})

test('tells of code that is made out of text', () => {
  for (const text of ['eval("1")', 'new Function("return 1")', 'Function("return 1")()'])
    expect(checkModule(`${lifecycles}; ${text}`, native).evaluates, text).toBe(true)
  expect(checkModule(`${lifecycles}; class Function2 {}; eval2()`, native).evaluates).toBe(false)
})

test('runs nothing of a module', () => {
  const text = `globalThis.wasRun = true; ${lifecycles}`
  checkModule(text, native)
  expect(globalThis).not.toHaveProperty('wasRun')
})
