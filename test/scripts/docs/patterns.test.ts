import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { madeBy } from '../../../scripts/check/made-patterns.ts'
import { readGrowth } from '../../../scripts/check/pattern-growth.ts'
import { countUsed, findPatterns } from '../../../scripts/check/patterns.ts'

const growths: [what: string, pattern: RegExp, kind: string][] = [
  ['the former e-mail address', /^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'worse'],
  ['the e-mail address', /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/, 'linear'],
  ['white space around a comma', /\s*,\s*/, 'worse'],
  ['slashes at an end', /\/+$/, 'worse'],
  ['what multiplies', /^(a+)+$/, 'worse'],
  ['what looks behind', /(?<![\w-])[\w-]{43,}/, 'linear'],
  ['what repeats itself', /^("?)[a-z]*\1$/i, 'linear']
]

for (const [what, { source, flags }, kind] of growths)
  test(`says that the work for ${what} is ${kind}`, () => expect(readGrowth(source, flags).kind).toBe(kind))

const vue = `<script setup lang="ts">\nconst name = /^a$/u\n</script>\n<template><p :title="name">/b/</p></template>`

const files: [what: string, file: string, text: string, found: object][] = [
  [
    'literals, and not divisions or comments',
    'a.ts',
    `// /x/.test(y)\nconst a = 4 / 2 / 1;\n/b/g.test(c)`,
    { patterns: [3] }
  ],
  ['what a component holds', 'a.vue', vue, { patterns: [2] }],
  [
    'what a component of Svelte holds',
    'a.svelte',
    '<script lang="ts">\nconst name = /^a$/u\n</script>',
    { patterns: [2] }
  ],
  ['what is made of a text that stands there', 'a.ts', `new RegExp('^a', 'u')\nRegExp('b')`, { patterns: [1, 2] }],
  ['what is made of something else', 'a.ts', `const a = new RegExp(b)\nRegExp(\`\${c}\`)`, { unreadable: [1, 2] }]
]

for (const [what, file, text, lines] of files)
  test(`finds ${what}`, () => {
    const { patterns, unreadable } = findPatterns(file, text)
    const linesOf = (found: { line: number }[]) => found.map(({ line }) => line)
    expect({ patterns: linesOf(patterns), unreadable: linesOf(unreadable) }).toEqual({
      patterns: [],
      unreadable: [],
      ...lines
    })
  })

test('reads what a file puts together when it is loaded', async () => {
  const file = fileURLToPath(new URL('../../../contract/checks/without-secrets.ts', import.meta.url))
  await import(file)
  const made = await madeBy(file)
  expect(made).toMatchObject([{ flags: 'gi', source: expect.stringContaining('passphrase') }])
})

test('counts uses in another way too, so that a reader that finds nothing is noticed', () => {
  const code = `a.replace(/b/g, '')\nv.regex(/^c$/)\n/d/.test(e)\n * f.split(/g/)\n// h.match(/i/)\nj / k.test(l)`
  expect(countUsed(code)).toBe(3)
})
