import { expect, test } from '@playwright/test'
import { takingOwnReferences } from '../../../scripts/build/bundles/keep-apart.ts'

const systemBundle = (body: string): string =>
  `System.register(['react'], (function (exports, module) {\n\t'use strict';\n\t${body}\n}));`

test('a bundle takes the functions of the page that it names from the first script', () => {
  const made = takingOwnReferences(systemBundle('setTimeout(go); fetch(address);'))?.toString()
  expect(made).toMatch(
    /'use strict';\nconst \{ setTimeout, fetch \} = globalThis\.portalOwn \?\? globalThis;\s+setTimeout/
  )
})

test('a bundle that names none of them stays as it is', () => {
  expect(takingOwnReferences(systemBundle('go();'))).toBeUndefined()
  expect(takingOwnReferences('const made = 1')).toBeUndefined()
})

const otherwise: [what: string, code: string][] = [
  ['has another format', 'import { go } from "react";\nsetTimeout(go);'],
  ['is not strict', `System.register([], (function (exports) {\n\tsetTimeout(go);\n}));`],
  ['begins with an arrow function', `System.register([], (exports) => {\n\t'use strict';\n\tsetTimeout(go);\n});`]
]
for (const [what, code] of otherwise)
  test(`the build ends with a bundle that ${what} and names one of them`, () => {
    expect(() => takingOwnReferences(code)).toThrow(/names setTimeout, and does not begin as .*keep-apart\.ts/)
  })
