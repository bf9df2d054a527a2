import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { compiledEarly } from '../../../scripts/build/bundles/compile-early.ts'

const rows: [what: string, code: string, early: string][] = [
  [
    'with work to do',
    'System.register(["react"],function(e){let t;return{setters:[function(e){t=e.a}],execute:function(){e("b",t)}}});',
    'System.register(["react"],(function(e){let t;return{setters:[function(e){t=e.a}],execute:(function(){e("b",t)})}}));'
  ],
  [
    'whose work is an arrow function',
    'System.register([],function(e){return{execute:()=>{e("a",1)}}});',
    'System.register([],(function(e){return{execute:(()=>{e("a",1)})}}));'
  ],
  [
    'that does nothing itself',
    'System.register(["./a.js"],function(e){return{setters:[e]}});',
    'System.register(["./a.js"],(function(e){return{setters:[e]}}));'
  ]
]
for (const [what, code, early] of rows)
  test(`the functions of a module ${what} stand in brackets`, () => {
    expect(compiledEarly(code).toString()).toBe(early)
  })

test('code of another format ends the build', () => {
  expect(() => compiledEarly('export const a = 1')).toThrow('A bundle is no System.register module.')
})

test('every module of the built portal has its functions in brackets', async () => {
  const build = new URL('../../../build/', import.meta.url)
  const { integrity } = JSON.parse(await readFile(new URL('manifest.json', build), 'utf8'))
  const files = Object.keys(integrity).filter(address => address.startsWith('/assets/'))
  const modules = await Promise.all(
    files.map(async address => ({ address, code: await readFile(new URL(`.${address}`, build), 'utf8') }))
  )
  const early = /^System\.register\(\[[^\]]*\],\(function.*[{,]execute:\(/s
  const others = modules.filter(({ code }) => code.startsWith('System.register(') && !early.test(code))
  expect(others.map(({ address }) => address)).toEqual([])
  expect(modules.filter(({ code }) => early.test(code)).length).toBeGreaterThan(50)
})
