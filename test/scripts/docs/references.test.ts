import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { root } from '../../../scripts/support/process.mjs'

const textOf = (path: string) => readFileSync(join(root, path), 'utf8')
const requirements = textOf('docs/requirements.md')
const threats = textOf('docs/threat-model.md')

/** Rows whose first cell is a number of their kind, as cells without the bars. */
const rowsOf = (text: string, number: RegExp): string[][] =>
  text
    .split('\n')
    .filter(line => line.startsWith('| '))
    .map(line => line.split(/(?<!\\)\|/).slice(1, -1))
    .map(cells => cells.map(cell => cell.trim()))
    .filter(([first = '']) => number.test(first))

const requirementRows = rowsOf(requirements, /^\d+(\.\d+)+$/)
const sections = [...requirements.matchAll(/^## (\d+)\. /gm)].map(([, number = '']) => number)

/** Threats, faults and facts, of which several may share a row; findings of attacks. */
const threatRows = rowsOf(threats, /^([TFM]\d+|(A\d+|\d+)\.\d+)/)

/** The texts of comments and documents as one line each, so that a reference may break between two lines. */
const sources = globSync(
  '{bench,clean-centre,cloud,conformance,contract,docs,elements,root-config,scripts,session,shell,sub-apps,test}/**/*.{ts,tsx,mjs,js,css,html,vue,svelte,md}',
  {
    cwd: root,
    exclude: ['**/node_modules', 'test/scripts/docs/references.test.ts']
  }
).map(path => ({ path, text: textOf(path).replace(/\s*\n\s*(\*|\/\/|#)?\s*/g, ' ') }))

/** The sections that a text refers to: `§2` and `§2.5`, of the requirements and not of an RFC. */
const sectionsIn = (text: string): string[] =>
  [...text.matchAll(/(RFC \d+ )?§ ?(\d+(?:\.\d+)*)/g)]
    .filter(([, rfc]) => rfc === undefined)
    .map(([, , number = '']) => number)

/** The rows of the threat model that a text refers to in parentheses: `(T07)`, `(T01 to T03)`, `(threats T27, T28, M11)`. */
const threatsIn = (text: string): string[] =>
  [...text.matchAll(/\(([^()]{1,80})\)/g)]
    .flatMap(([, inside = '']) => inside.split(/[,;] | to | and /))
    .map(part => part.replace(/^threats? /, ''))
    .filter(part => /^([TF]\d{2}|[MPD]\d{1,2}|A\d+\.\d+)$/.test(part))

const leadingNowhere = (known: ReadonlySet<string>, find: (text: string) => string[]) =>
  sources.flatMap(({ path, text }) =>
    find(text)
      .filter(found => !known.has(found))
      .map(found => `${path}: ${found}`)
  )

test('references are found in a text', () => {
  expect(sectionsIn('(spec §3, §4), §2.51, RFC 8259 §8.1, RFC 6455 §7.4')).toEqual(['3', '4', '2.51'])
  expect(threatsIn('a (T07), b (T01 to T03), c (contract, threats T27, T28, M11), d (M16), e T10')).toEqual([
    'T07',
    'T01',
    'T03',
    'T27',
    'T28',
    'M11',
    'M16'
  ])
  expect(sources.flatMap(({ text }) => sectionsIn(text)).length).toBeGreaterThan(100)
  expect(sources.flatMap(({ text }) => threatsIn(text)).length).toBeGreaterThan(20)
})

test('every reference to a section leads to a heading or a row of the requirements', () => {
  expect(sections).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9'])
  expect(leadingNowhere(new Set([...sections, ...requirementRows.map(([number = '']) => number)]), sectionsIn)).toEqual(
    []
  )
})

test('every reference to a threat, a fault or a fact leads to a row of the threat model', () => {
  const known = new Set(threatRows.flatMap(([numbers = '']) => numbers.split(', ')))
  expect(known.size).toBeGreaterThan(100)
  expect(leadingNowhere(known, threatsIn)).toEqual([])
})

test('sources refer to no document that the repository does not hold', () => {
  expect(
    sources.flatMap(({ path, text }) =>
      [...text.matchAll(/\b(?:behaviour|findings|threats|contract)\.md|\bcontract "\w+"|§\d+, contract\b/g)].map(
        ([found]) => `${path}: ${found}`
      )
    )
  ).toEqual([])
})

test('documents name files and folders that exist', () => {
  const modules =
    'bench|clean-centre|cloud|conformance|content|contract|docs|elements|environments|root-config|scripts|session|shell|sub-apps|test'
  const path = new RegExp(`\`((?:${modules})/(?:[\\w.-]+/)*(?:[\\w.-]+\\.(?:ts|tsx|mjs|css|html|json|md))?)\``, 'g')
  // Past decisions and changes name files and folders that existed then.
  const documents = globSync('{*.md,docs/*.md,*/README.md,*/*/README.md}', {
    cwd: root,
    exclude: ['node_modules', 'CHANGELOG.md']
  })
  const named = documents.flatMap(file => [...textOf(file).matchAll(path)].map(([, name = '']) => ({ file, name })))
  expect(named.length).toBeGreaterThan(200)
  expect(named.filter(({ name }) => !existsSync(join(root, name)))).toEqual([])
})

test('every number stands once, and a requirement stands in its section', () => {
  const numbers = [...requirementRows, ...threatRows].flatMap(([first = '']) => first.split(', '))
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([])
  const bySection = requirements.split(/^## (?=\d+\. )/m).slice(1)
  for (const section of bySection) {
    const [number] = section.split('.')
    expect(rowsOf(section, /^\d+(\.\d+)+$/).filter(([first = '']) => !first.startsWith(`${number}.`))).toEqual([])
  }
})

test('every requirement names tests that exist, or says that it is not built yet', () => {
  const wrong = requirementRows.filter(cells => {
    const tests = [...(cells[2] ?? '').matchAll(/`([\w/-]+)`/g)].map(([, name]) => name)
    if (cells.length !== 3) return true
    if (tests.length === 0) return cells[2] !== 'not built yet'
    return tests.some(name => !['ts', 'tsx'].some(end => existsSync(join(root, `test/${name}.test.${end}`))))
  })
  expect(wrong).toEqual([])
  expect(requirementRows.length).toBeGreaterThan(100)
})

test('every threat, fault, fact and finding names tests or commands that exist', () => {
  const { scripts } = JSON.parse(textOf('package.json'))
  const exists = (name: string): boolean =>
    name.startsWith('npm run ')
      ? (name.split(' ')[2] ?? '') in scripts
      : name.startsWith('test/') && existsSync(join(root, name))
  const wrong = threatRows.filter(cells => {
    const shown = [...(cells.at(-1) ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)
    return cells.length !== 4 || shown.length === 0 || shown.some(name => !exists(name))
  })
  expect(wrong).toEqual([])
})
