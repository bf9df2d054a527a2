import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { type Finding, note, wrong } from '../../packages/kit/tools/check/rules/finding.pure.ts'
import { exemptionProblems, judge } from '../../packages/kit/tools/check/rules/quality.pure.ts'
import { reportLines } from '../../packages/kit/tools/check/rules/report.pure.ts'
import { ruleIds, ruleOf } from '../../packages/kit/tools/check/rules/rules.pure.ts'
import { untranslated } from '../../packages/kit/tools/check/rules/untranslated.pure.ts'
import { checkProject } from '../../packages/kit/tools/check/testing.ts'

const broken = (...rules: Finding['rule'][]): Finding[] => rules.map(rule => wrong(rule, 'It is broken.'))

for (const [what, findings, claims, expected] of [
  ['gold without a fault', [], {}, { level: 'gold', isRefused: false }],
  ['gold with a note', [note('globals', 'It makes the globals a.')], {}, { level: 'gold', isRefused: false }],
  ['silver with a fault of gold', broken('print'), {}, { level: 'silver', isRefused: false }],
  ['bronze with a fault of silver', broken('owner', 'print'), {}, { level: 'bronze', isRefused: false }],
  ['no level with a fault of bronze', broken('readme'), {}, { level: undefined, isRefused: false }],
  ['a refusal for what the portal refuses', broken('leaks'), {}, { level: undefined, isRefused: true }],
  [
    'no refusal where the claimed level is reached',
    broken('print'),
    { quality: 'silver' },
    { level: 'silver', isRefused: false }
  ],
  ['a refusal below the claimed level', broken('owner'), { quality: 'silver' }, { level: 'bronze', isRefused: true }],
  [
    'a level that an exemption opens',
    broken('print'),
    { exempt: { print: 'A map is never printed.' } },
    { level: 'gold', isRefused: false }
  ]
] as const)
  test(`a check gives ${what}`, () => {
    expect(judge(findings, { exempt: {}, ...claims })).toMatchObject(expected)
  })

test('the level above is named, with the rules that are missing for it alone', () => {
  expect(judge(broken('print', 'owner', 'waiting'), { exempt: {} }).next).toEqual({
    level: 'silver',
    missing: ['owner', 'waiting']
  })
  expect(judge([], { exempt: {} }).next).toBeUndefined()
})

for (const [what, exempt, problem] of [
  ['an unknown rule', { speed: 'It is quick enough.' }, 'there is no such rule'],
  ['the name of what every object has', { constructor: 'It is quick enough.' }, 'there is no such rule'],
  ['a rule that the portal holds', { leaks: 'It is only a little.' }, 'the portal refuses']
] as const)
  test(`an exemption of ${what} is refused`, () => {
    expect(exemptionProblems(exempt)).toEqual([expect.stringContaining(problem)])
  })

test('a report says for each rule what became of it, what to do, and the level', () => {
  const findings = broken('leaks', 'owner', 'dark')
  const claims = { exempt: { print: 'A map is never printed.' } }
  const lines = reportLines(findings, judge(findings, claims), claims)
  expect(lines).toContain('ok     format')
  expect(lines).toContain('wrong  leaks')
  expect(lines).toContain('      It is broken. Take them away in a task of onUnmount.')
  expect(lines).toContain('todo   owner')
  expect(lines.slice(lines.indexOf('exempt print')).slice(0, 2)).toEqual([
    'exempt print',
    '      A map is never printed.'
  ])
  expect(lines.slice(lines.indexOf('quality: below bronze'))).toEqual([
    'quality: below bronze',
    '1 missing for bronze:',
    '      leaks: Take them away in a task of onUnmount.'
  ])
})

test('each rule says what is good, and each one that the portal leaves alone says what to do instead', () => {
  for (const id of ruleIds) {
    expect(ruleOf(id).good).toMatch(/\.$/)
    if (ruleOf(id).refused === undefined) expect(ruleOf(id).instead).toMatch(/\.$/)
  }
})

const english = { title: 'All robots', one: 'Robot', count: '{{count}} of {{all}}' }

for (const [what, french, found] of [
  ['a text of two words that is the English one', { ...english, one: 'Robot' }, ['fr has the English text of title.']],
  ['nothing in one word, a name in most languages', { title: 'Tous les robots', one: 'Robot', count: '' }, []],
  ['nothing in placeholders', { title: 'Tous', one: '', count: '{{count}} of {{all}}' }, []]
] as const)
  test(`a look for English in other languages finds ${what}`, () => {
    expect(untranslated({ en: english, fr: french })).toEqual(found)
  })

test('a project is asked for a README, an owner and a source map', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'portal-project-'))
  const rulesOf = async (owner: string | undefined, text: string): Promise<string[]> => {
    const findings = await checkProject({ folder, owner }, { folder, name: 'fleet.mjs', text })
    return findings.map(({ rule }) => rule)
  }
  const mapped = 'export {}\n//# sourceMappingURL=fleet.mjs.map'
  try {
    expect(await rulesOf(undefined, '')).toEqual(['owner', 'readme', 'source-map'])
    await writeFile(
      join(folder, 'README.md'),
      `# Fleet\n\n${'The list of all robots, and a page for each of them. '.repeat(5)}`
    )
    expect(await rulesOf('Fleet team', mapped)).toEqual(['source-map'])
    await writeFile(join(folder, 'fleet.mjs.map'), 'no map')
    expect(await rulesOf('Fleet team', mapped)).toEqual(['source-map'])
    await writeFile(join(folder, 'fleet.mjs.map'), '{ "sources": ["index.ts"] }')
    expect(await rulesOf('Fleet team', mapped)).toEqual([])
  } finally {
    await rm(folder, { recursive: true })
  }
})
