import { expect, test } from '@playwright/test'
import { chooseFaults, nearestFirst } from '../../scripts/check/faults/choose-faults.ts'
import { faultsIn, plant } from '../../scripts/check/faults/find-faults.ts'

for (const [title, file, text, planted] of [
  ['a comparison turns', 'cloud/a.ts', 'const isOld = age > last', ['const isOld = age < last']],
  [
    'each side of a condition is dropped',
    'cloud/a.ts',
    'const both = one && other',
    ['const both = other', 'const both = one']
  ],
  ['a check on one line is dropped', 'cloud/a.ts', 'if (wrong) throw new Refusal(code)', ['']],
  ['a check with another way stays', 'cloud/a.ts', 'if (wrong) stop(); else go()', []],
  ['a limit is one off', 'contract/a.ts', 'const nameMax = 1_000', ['const nameMax = 1001']],
  ['a limit of a call is one off', 'contract/a.ts', 'v.maxLength(20, reason)', ['v.maxLength(21, reason)']],
  ['a time is no limit', 'cloud/a.ts', 'const pauseMs = 20', []],
  ['a type is no limit', 'cloud/a.ts', 'type Length = 20', []],
  ['a comment holds no fault', 'cloud/a.ts', '// if (a < b) return', []],
  [
    'a text takes the place of another one',
    'shell/a.ts',
    "translate('a.one') + translate('a.two')",
    ["translate('a.two') + translate('a.two')", "translate('a.one') + translate('a.one')"]
  ],
  ['a style is removed', 'shell/a.css', 'p {\n  color: red;\n}', ['p {\n\n}']],
  [
    'a component keeps its lines',
    'sub-apps/a/a.vue',
    '<script setup lang="ts">\nconst isOld = age > 1\n</script>\n<template><p /></template>',
    ['<script setup lang="ts">\nconst isOld = age < 1\n</script>\n<template><p /></template>']
  ]
] as const)
  test(title, () => {
    expect(faultsIn(file, text).map(fault => plant(text, fault).planted)).toEqual(planted)
  })

test('a seed chooses the same faults again, of as many folders as there are', () => {
  const all = ['a', 'b'].flatMap(folder =>
    faultsIn(`packages/${folder}/it.ts`, 'const it = a < b || b > a\n'.repeat(9))
  )
  const chosen = chooseFaults('one', all)
  expect(chooseFaults('one', all)).toEqual(chosen)
  expect(chosen.map(({ file }) => file).sort()).toEqual(['packages/a/it.ts', 'packages/b/it.ts'])
})

test('the test that imports a file comes first, then those whose words are nearest', () => {
  const [fault] = faultsIn('cloud/shop/stock.ts', 'a < b')
  if (fault === undefined) throw new Error('There is no fault.')
  const imports = new Map([['test/cloud/live.test.ts', ['cloud/shop/stock.ts']]])
  const tests = ['test/cloud/figures.test.ts', 'test/cloud/shop/stock.test.ts', 'test/cloud/live.test.ts']
  expect(nearestFirst(fault, tests, imports, new Map())).toEqual([tests[2], tests[1], tests[0]])
})
