import { expect, test } from '@playwright/test'
import { ownSizes, partOf } from '../../../scripts/build/own-sizes.ts'

const modules: [id: string, own: ReturnType<typeof partOf>][] = [
  ['/portal/sub-apps/robot/index.ts', { name: 'robot', part: 'code' }],
  ['/portal/sub-apps/robot/robot.css', { name: 'robot', part: 'code' }],
  ['/portal/sub-apps/robot/list/robot-list.vue?vue&type=script&setup=true&lang.ts', { name: 'robot', part: 'code' }],
  ['\0/portal/sub-apps/robot/list/robot-list.vue', { name: 'robot', part: 'code' }],
  ['/portal/sub-apps/robot/messages/th.json', { name: 'robot', part: 'texts' }],
  // A folder of the same name deeper down has sources of pages.
  ['/portal/sub-apps/robot/list/messages/message-list.ts', { name: 'robot', part: 'code' }],
  ['/portal/sub-apps/robot/node_modules/vue/index.js', undefined],
  ['/portal/node_modules/vue/index.js', undefined],
  ['/portal/packages/kit/index.ts', undefined],
  ['/portal/contract/calls/robots/robots.ts', undefined],
  ['\0commonjsHelpers.js', undefined]
]

for (const [id, own] of modules)
  test(`${id.replace('\0', '(made) ')} is ${own === undefined ? 'not a sub-application’s' : `${own.part} of ${own.name}`}`, () => {
    expect(partOf(id, '/portal')).toEqual(own)
  })

const bundle = (address: string, codes: Record<string, string | null>) => ({
  address,
  modules: Object.fromEntries(Object.entries(codes).map(([id, code]) => [`/portal/${id}`, { code }]))
})
const draw = 'const draw = () => document.body.append("a row of robots", "a row of stores");'

test('weighs code and texts of each sub-application, and nothing else', async () => {
  const own = bundle('/sub-apps/robot/robot-1.js', {
    'sub-apps/robot/index.ts': draw,
    'sub-apps/robot/messages/en.json': 'const en = { "list": "Robots" };'
  })
  const sizes = await ownSizes([own], '/portal')
  expect(sizes.robot?.code).toBeGreaterThan(40)
  expect(sizes.robot?.texts).toBeGreaterThan(10)
  const beside = bundle('/sub-apps/robot/robot-1.js', {
    'node_modules/vue/index.js': draw.repeat(3).replaceAll('draw', 'other'),
    'sub-apps/robot/unused.ts': null
  })
  expect(
    await ownSizes([own, beside, bundle('/assets/shell.js', { 'sub-apps/robot/index.ts': draw })], '/portal')
  ).toEqual(sizes)
})

test('bundles of one sub-application count together, also with names in common', async () => {
  const one = bundle('/sub-apps/robot/robot-1.js', { 'sub-apps/robot/index.ts': draw })
  const other = bundle('/sub-apps/robot/card-1.js', {
    'sub-apps/robot/card.ts': 'const draw = () => fetch("/somewhere/quite/different");'
  })
  const [alone, both] = [await ownSizes([one], '/portal'), await ownSizes([one, other], '/portal')]
  expect(both.robot?.code).toBeGreaterThan((alone.robot?.code ?? 0) + 15)
})
