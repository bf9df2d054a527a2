import { expect, test } from '@playwright/test'
import { sectionLinks } from '../../packages/kit/portal/section-links.pure.ts'
import { createRouter, type PageOf } from '../../packages/kit/router.pure.ts'

const routes = [
  { path: '/closed', page: { kind: 'closedList' }, permission: 'nobody' },
  { path: '/robots/:robotId?', page: { kind: 'robots' }, permission: 'see' },
  { path: '/robots/new', page: { kind: 'robots', part: 'new' }, permission: 'edit' },
  { path: '/mine', page: { kind: 'all' }, permission: 'edit' },
  { path: '/mine', page: { kind: 'own' } },
  { path: '/faults/:code(code)', page: { kind: 'fault' } },
  { path: '/faults/new', page: { kind: 'newFault' } },
  { path: '/maps/:mapId/points/:pointId', page: { kind: 'point' } },
  { path: '/serials/:serial(text)', page: { kind: 'serial' } }
] as const
const pageOf = createRouter(routes)

const rows: [below: string, held: readonly string[], page: PageOf<typeof routes>][] = [
  ['', ['see'], { kind: 'robots' }],
  ['/', ['see'], { kind: 'robots' }],
  ['', [], { kind: 'own' }],
  ['', ['nobody'], { kind: 'closedList' }],
  ['/robots', ['see'], { kind: 'robots' }],
  ['/robots/7', ['see'], { kind: 'robots', robotId: 7 }],
  ['/robots/7/', ['see'], { kind: 'robots', robotId: 7 }],
  ['/robots/07', ['see'], { kind: 'missing' }],
  ['/robots/0', ['see'], { kind: 'missing' }],
  ['/robots/-7', ['see'], { kind: 'missing' }],
  ['/robots/1e3', ['see'], { kind: 'missing' }],
  ['/robots/1234567890', ['see'], { kind: 'missing' }],
  ['/robots/new', ['edit'], { kind: 'robots', part: 'new' }],
  ['/robots/new', ['see'], { kind: 'closed' }],
  ['/robots/7', [], { kind: 'closed' }],
  ['/robots/7/8', ['see'], { kind: 'missing' }],
  ['/faults/E-101', [], { kind: 'fault', code: 'E-101' }],
  ['/faults/NEW', [], { kind: 'fault', code: 'NEW' }],
  ['/faults/new', [], { kind: 'newFault' }],
  ['/faults/e-101', [], { kind: 'missing' }],
  ['/faults', [], { kind: 'missing' }],
  ['/maps/3/points/4', [], { kind: 'point', mapId: 3, pointId: 4 }],
  ['/maps/3/points', [], { kind: 'missing' }],
  ['/maps//points/4', [], { kind: 'missing' }],
  ['/serials/X%201', [], { kind: 'serial', serial: 'X 1' }],
  ['/serials/X%2F1', [], { kind: 'serial', serial: 'X/1' }],
  ['/serials/%', [], { kind: 'missing' }],
  ['/serials', [], { kind: 'missing' }],
  [`/serials/${'x'.repeat(1_000)}`, [], { kind: 'serial', serial: 'x'.repeat(1_000) }],
  [`/serials/${'x'.repeat(1_001)}`, [], { kind: 'missing' }],
  ['/mine', ['edit'], { kind: 'all' }],
  ['/mine', [], { kind: 'own' }],
  ['/toString', [], { kind: 'missing' }],
  ['/__proto__', [], { kind: 'missing' }],
  ['s', [], { kind: 'missing' }]
]
for (const [below, held, page] of rows)
  test(`“${below}” is ${JSON.stringify(page)} for ${held.join(', ') || 'nobody’s permissions'}`, () => {
    expect(pageOf(`/sub-app/fleet${below}`, '/sub-app/fleet', held)).toEqual(page)
  })

const sections = [
  { path: '/list', title: 'All', permission: 'see' },
  { path: '/list/own', title: 'Own', permission: 'see' },
  { path: '/faults', title: 'Faults', permission: 'faults' }
] as const

for (const [below, current] of [
  ['', 'All'],
  ['/list', 'All'],
  ['/list/7', 'All'],
  ['/list/own', 'Own'],
  ['/list/owner', 'All'],
  ['/faults/E-1', 'Faults'],
  ['/elsewhere', undefined]
] as const)
  test(`“${below}” belongs to the section ${current}`, () => {
    const links = sectionLinks(sections, {
      basePath: '/sub-app/fleet',
      pathname: `/sub-app/fleet${below}`,
      search: '?page=2&micro=true',
      held: ['see', 'faults']
    })
    expect(links.map(({ href }) => href)).toEqual([
      '/sub-app/fleet/list?micro=true',
      '/sub-app/fleet/list/own?micro=true',
      '/sub-app/fleet/faults?micro=true'
    ])
    expect(links.find(({ isCurrent }) => isCurrent)?.title).toBe(current)
  })

test('sections of the address itself need no permission, and keep the query that they are given', () => {
  const views = [
    { path: '', title: 'List' },
    { path: '/map', title: 'Map' }
  ] as const
  const place = { basePath: '/sub-app/fleet', search: '?page=2', held: [], query: '?text=north' }
  const current = (pathname: string) => sectionLinks(views, { ...place, pathname }).map(({ isCurrent }) => isCurrent)
  expect(current('/sub-app/fleet')).toEqual([true, false])
  expect(current('/sub-app/fleet/7')).toEqual([true, false])
  expect(current('/sub-app/fleet/map')).toEqual([false, true])
  expect(sectionLinks(views, { ...place, pathname: '/sub-app/fleet' }).map(({ href }) => href)).toEqual([
    '/sub-app/fleet?text=north',
    '/sub-app/fleet/map?text=north'
  ])
})

test('a person who may open one section alone gets no links', () => {
  const place = { basePath: '/sub-app/fleet', pathname: '/sub-app/fleet', search: '', held: ['faults'] }
  expect(sectionLinks(sections, place)).toEqual([])
})
