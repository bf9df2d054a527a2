import { type Menu, type MobileLink, Refused, type Route, type Session } from '@portal/session'
import { assert } from 'chai'
import { type Decision, decide, reopen } from '#root-config/routing/guard.pure.ts'
import { menuItem } from '../support/menu-item.ts'

const user = (perms: string[]) => ({
  userId: 1,
  nickname: 'Chen',
  email: null,
  cellphone: null,
  userType: 3 as const,
  tenantId: 1,
  tenantName: null,
  country: null,
  hasPassword: true,
  perms,
  perm: ''
})

const guest: Session = { state: 'guest' }
const left: Session = { state: 'guest', left: true }
const unknown: Session = { state: 'unknown', token: 't' }
const member: Session = { state: 'member', token: 't', user: user(['robot']) }
const translator: Session = { state: 'member', token: 't', user: user(['sso:lang']) }
const releaser: Session = { state: 'member', token: 't', user: user(['ops:release']) }

/** Holds permissions for material packs that do not count as long as nobody knows the models of the robots. */
const unsure: Session = {
  state: 'member',
  token: 't',
  user: { ...user(['resourceweb', 'resourceweb:scenes']), withheld: ['resourceweb:materialPacks'] }
}

const packless: Session = { state: 'member', token: 't', user: user(['resourceweb']) }

const booker: Session = {
  state: 'member',
  token: 't',
  user: user(['operation:configManage:appointmentRecord:myReserve'])
}
const owner: Session = { state: 'member', token: 't', user: user(['auth', 'sso:secure']) }

const ready: Menu = {
  state: 'ready',
  items: [
    menuItem('/sub-app/robot', 'robot', [menuItem('lock', 'robot:lock')]),
    menuItem('/sub-app/store', 'store'),
    menuItem('/sub-app/resourceweb', 'resourceweb', [
      menuItem('material-packs', 'resourceweb:materialPacks'),
      menuItem('scenes', 'resourceweb:scenes')
    ])
  ]
}
/** The menu of a cloud that leaves closed pages out. */
const withoutPacks: Menu = { state: 'ready', items: [menuItem('/sub-app/resourceweb', 'resourceweb')] }
const unasked: Menu = { state: 'unknown' }
const loading: Menu = { state: 'loading' }
const failed: Menu = { state: 'failed' }
const refused: Menu = { state: 'refused', cause: new Refused('GET /menu', 610403, 'No permission') }

const route = (address: string): Route => {
  const { pathname, search, hash } = new URL(address, 'https://portal.example')
  return { pathname, search, hash }
}

const redirect = (to: string): Decision => ({ kind: 'redirect', to })
const login = (address: string): Decision => redirect(`/login?redirect=${encodeURIComponent(address)}`)
const page: Decision = { kind: 'page' }
const robot: Decision = { kind: 'subApp', prefix: 'robot' }
const store: Decision = { kind: 'subApp', prefix: 'store' }
const loadUser: Decision = { kind: 'load', what: 'user' }
const loadMenu: Decision = { kind: 'load', what: 'menu' }
const take = (to: string, role: MobileLink['role'] = '2'): Decision => ({
  kind: 'takeLink',
  link: { token: 'T', role },
  to
})

type Row = [from: string | undefined, to: string, session: Session, menu: Menu, decision: Decision]

const points: Record<string, Row[]> = {
  'Point 1, the micro query': [
    [undefined, '/sub-app/robot?micro=true', member, ready, robot],
    ['/dashboard', '/sub-app/robot?micro=true', member, unasked, robot],
    [undefined, '/sub-app/robot?micro=true', unknown, unasked, robot],
    ['/sub-app/robot', '/sub-app/store?micro=true', member, ready, store],
    [undefined, '/sub-app/robot?micro=false', member, unasked, loadMenu],
    [undefined, '/sub-app/robot?micro', unknown, unasked, loadUser],
    [undefined, '/dashboard?micro=true', unknown, unasked, loadUser],
    [undefined, '/nowhere?micro=true', member, ready, redirect('/404')]
  ],
  'Point 2, moving within one sub-application': [
    ['/sub-app/robot', '/sub-app/robot/list', member, ready, robot],
    ['/sub-app/robot', '/sub-app/robot/lock', member, ready, robot],
    ['/sub-app/robot', '/sub-app/robot/list', member, loading, robot],
    ['/sub-app/robot', '/sub-app/robot/list', unknown, unasked, robot],
    ['/sub-app/robot', '/sub-app/store', member, ready, redirect('/401')],
    ['/sub-app/robot', '/sub-app/robotics', member, ready, redirect('/404')],
    ['/dashboard', '/sub-app/robot', member, ready, robot]
  ],
  'Point 3, no token, or a member at the sign-in page': [
    [undefined, '/', guest, unasked, redirect('/login')],
    [undefined, '/dashboard', guest, unasked, login('/dashboard')],
    [undefined, '/sub-app/robot?kind=hotel&page=2#top', guest, unasked, login('/sub-app/robot?kind=hotel&page=2#top')],
    [undefined, '/nowhere', guest, unasked, redirect('/404')],
    [undefined, '/nowhere?micro=true', guest, unasked, redirect('/404')],
    [undefined, '/dashboard/nowhere', guest, unasked, redirect('/404')],
    [undefined, '/sub-app', guest, unasked, redirect('/404')],
    [undefined, '/sub-app/Not%20a%20prefix', guest, unasked, redirect('/404')],
    [undefined, '/sub-app/added', guest, unasked, login('/sub-app/added')],
    ['/sub-app/robot', '/sub-app/robot', left, unasked, redirect('/login')],
    [undefined, '/login', left, unasked, page],
    ['/dashboard', '/nowhere', left, unasked, redirect('/404')],
    [undefined, '/lang?upload=th', guest, unasked, login('/lang?upload=th')],
    [undefined, '/login', guest, unasked, page],
    [undefined, '/login?redirect=%2Fdashboard', guest, unasked, page],
    [undefined, '/loginV1?redirect=%2Fdashboard', guest, unasked, page],
    [undefined, '/401', guest, unasked, page],
    [undefined, '/404', guest, unasked, page],
    [undefined, '/404', member, unasked, page],
    [undefined, '/401', unknown, unasked, loadUser],
    [undefined, '/login', member, ready, redirect('/')],
    [undefined, '/login?redirect=%2Fsub-app%2Frobot%3Fa%3D1%23b', member, ready, redirect('/sub-app/robot?a=1#b')],
    [undefined, '/login?redirect=%2F%2Fevil.example', member, ready, redirect('/')],
    [undefined, '/login?redirect=javascript:alert(1)', member, ready, redirect('/')],
    [undefined, '/login?redirect=%2Flogin', member, ready, redirect('/')],
    [undefined, '/login?screen=set-password', member, ready, page],
    [undefined, '/login', unknown, unasked, loadUser]
  ],
  'Point 4, the user and then the menu are known first': [
    [undefined, '/', unknown, unasked, redirect('/dashboard')],
    [undefined, '/?a=1#b', member, ready, redirect('/dashboard?a=1#b')],
    [undefined, '/dashboard', unknown, unasked, loadUser],
    [undefined, '/sub-app/robot', unknown, ready, loadUser],
    [undefined, '/dashboard', member, failed, page],
    [undefined, '/dashboard', member, unasked, page],
    [undefined, '/lang', unknown, unasked, loadUser],
    [undefined, '/lang', translator, unasked, page],
    [undefined, '/lang?upload=th', translator, failed, page],
    [undefined, '/lang', member, ready, redirect('/401')],
    [undefined, '/lang?add', member, ready, redirect('/401')],
    [undefined, '/ops/releases', member, ready, redirect('/401')],
    [undefined, '/ops/releases', releaser, ready, page],
    [undefined, '/ops', releaser, ready, redirect('/404')],
    [undefined, '/lang/', translator, ready, redirect('/404')],
    [undefined, '/Lang', translator, ready, redirect('/404')],
    [undefined, '/account', guest, unasked, login('/account')],
    [undefined, '/account', unknown, unasked, loadUser],
    [undefined, '/account', owner, unasked, page],
    [undefined, '/account', member, unasked, redirect('/401')],
    [undefined, '/secure', owner, unasked, page],
    [undefined, '/secure', member, unasked, redirect('/401')],
    [undefined, '/secure/', owner, unasked, redirect('/404')],
    [undefined, '/reserve', booker, unasked, page],
    [undefined, '/reserve', owner, unasked, redirect('/401')],
    [undefined, '/sub-app/robot', member, unasked, loadMenu],
    [undefined, '/sub-app/robot', member, loading, loadMenu],
    [undefined, '/sub-app/robot', member, failed, { kind: 'menuFailed' }],
    [undefined, '/sub-app/robot', member, refused, { kind: 'menuRefused' }],
    [undefined, '/dashboard', member, refused, { kind: 'menuRefused' }],
    [undefined, '/401', member, refused, page],
    [undefined, '/dashboard', guest, refused, login('/dashboard')],
    [undefined, '/sub-app/robot', member, ready, robot],
    [undefined, '/sub-app/robot/lock', member, ready, redirect('/401')],
    [undefined, '/sub-app/store', member, ready, redirect('/401')],
    [undefined, '/sub-app/ota', member, ready, redirect('/401')],
    [undefined, '/sub-app/resourceweb/material-packs', unsure, ready, { kind: 'modelsFailed' }],
    [undefined, '/sub-app/resourceweb/material-packs/7', unsure, ready, { kind: 'modelsFailed' }],
    [undefined, '/sub-app/resourceweb/material-packs', packless, ready, redirect('/401')],
    [undefined, '/sub-app/resourceweb/material-packs/list', packless, withoutPacks, redirect('/401')],
    [
      undefined,
      '/sub-app/resourceweb/material-packs-old',
      packless,
      withoutPacks,
      { kind: 'subApp', prefix: 'resourceweb' }
    ],
    [undefined, '/sub-app/resourceweb/scenes', unsure, ready, { kind: 'subApp', prefix: 'resourceweb' }],
    [undefined, '/sub-app/robot', unsure, ready, redirect('/401')],
    [undefined, '/sub-app/unknown', member, ready, redirect('/404')],
    [undefined, '/sub-app/unknown', unknown, unasked, redirect('/404')],
    [undefined, '/dashboard/', member, ready, redirect('/404')],
    [undefined, '/Dashboard', member, ready, redirect('/404')]
  ],
  'Point 5, a token and a role in the link': [
    [undefined, '/dashboard?token=T&role=2', guest, unasked, take('/dashboard')],
    [undefined, '/dashboard?token=T&role=3&a=1#b', guest, unasked, take('/dashboard?a=1#b', '3')],
    [undefined, '/dashboard?q=a%20b+c&&token=T&role=2&e', guest, unasked, take('/dashboard?q=a%20b+c&&e')],
    [undefined, '/dashboard?%74oken=T&role=2&token=U&role=3', guest, unasked, take('/dashboard')],
    [undefined, '/?role=4&token=T', unknown, unasked, take('/', '4')],
    [undefined, '/login?token=T&role=2', guest, unasked, take('/login')],
    [undefined, '/login?token=T&role=3', member, ready, take('/login', '3')],
    [undefined, '/dashboard?token=T&role=1', guest, unasked, redirect('/dashboard')],
    [undefined, '/dashboard?token=T&role=5', member, ready, redirect('/dashboard')],
    [undefined, '/dashboard?token=T&role=02', member, ready, redirect('/dashboard')],
    [undefined, '/dashboard?token=T&role=2%20', member, ready, redirect('/dashboard')],
    [undefined, '/dashboard?token=T&role=', member, ready, redirect('/dashboard')],
    [undefined, '/dashboard?token=&role=2', member, ready, redirect('/dashboard')],
    [undefined, '/dashboard?token=a%0d%0aX-Evil:1&role=2&a=1', member, ready, redirect('/dashboard?a=1')],
    [undefined, '/dashboard?token=T', member, ready, page],
    [undefined, '/dashboard?role=2', guest, unasked, login('/dashboard?role=2')]
  ],
  'Points that meet: 1 and 3': [
    [undefined, '/sub-app/robot?micro=true', guest, unasked, login('/sub-app/robot?micro=true')],
    [undefined, '/login?micro=true', guest, unasked, page]
  ],
  'Points that meet: 1 and 4': [[undefined, '/sub-app/store?micro=true', member, ready, store]],
  'Points that meet: 1 and 5': [
    [undefined, '/sub-app/robot?micro=true&token=T&role=2', guest, unasked, take('/sub-app/robot?micro=true')]
  ],
  'Points that meet: 2 and 3': [
    ['/sub-app/robot', '/sub-app/robot/list', guest, unasked, login('/sub-app/robot/list')],
    ['/sub-app/robot', '/sub-app/robot/list', guest, ready, login('/sub-app/robot/list')]
  ],
  'Points that meet: 2 and 5': [
    ['/sub-app/robot', '/sub-app/robot/list?token=T&role=2', member, ready, take('/sub-app/robot/list')]
  ]
}

for (const [point, rows] of Object.entries(points)) {
  suite(point, () => {
    for (const [from, to, session, menu, decision] of rows) {
      test(`${from ?? 'nowhere'} → ${to} as ${session.state}, menu ${menu.state}: ${JSON.stringify(decision)}`, () =>
        assert.deepEqual(decide(from === undefined ? undefined : route(from), route(to), { session, menu }), decision))
    }
  })
}

suite('/401, when the permissions changed', () => {
  const rows: [closed: string, session: Session, menu: Menu, decision: Decision | undefined][] = [
    ['/lang?upload=th#a', translator, ready, redirect('/lang?upload=th#a')],
    ['/lang', member, ready, undefined],
    ['/sub-app/robot/list?kind=hotel', member, ready, redirect('/sub-app/robot/list?kind=hotel')],
    ['/sub-app/store', member, ready, undefined],
    ['/sub-app/store?micro=true', member, ready, undefined],
    ['/sub-app/robot', member, unasked, redirect('/sub-app/robot')],
    ['/sub-app/robot', guest, unasked, undefined],
    ['/nowhere', member, ready, undefined]
  ]
  for (const [closed, session, menu, decision] of rows)
    test(`in place of ${closed} as ${session.state}: ${JSON.stringify(decision)}`, () =>
      assert.deepEqual(reopen(closed, { session, menu }), decision))
})

suite('An address of a page that does not name all sub-applications', () => {
  const lookedUp = { absent: ['gone'], failed: ['lost'] }
  const ask = (prefix: string): Decision => ({ kind: 'load', what: 'subApp', prefix })
  const rows: [to: string, session: Session, decision: Decision][] = [
    ['/sub-app/fleet', member, ask('fleet')],
    ['/sub-app/fleet/list?micro=true', unknown, ask('fleet')],
    ['/sub-app/gone', member, redirect('/404')],
    ['/sub-app/lost', member, { kind: 'menuFailed' }],
    ['/sub-app/fleet', guest, login('/sub-app/fleet')],
    ['/sub-app/Fleet', member, redirect('/404')],
    ['/sub-app/fleet%2f', member, redirect('/404')],
    ['/sub-app/toString', member, redirect('/404')],
    ['/nowhere', member, redirect('/404')],
    ['/sub-app/yard', member, redirect('/401')],
    ['/sub-app/robot', member, robot]
  ]
  for (const [to, session, decision] of rows)
    test(`${to} as ${session.state}: ${JSON.stringify(decision)}`, () =>
      assert.deepEqual(decide(undefined, route(to), { session, menu: ready, named: { yard: {} }, lookedUp }), decision))
})

suite('Point 5, while a link is attended to', () => {
  const link: MobileLink = { token: 'T', role: '2' }
  const addresses = ['/login', '/dashboard', '/sub-app/robot?micro=true', '/404', '/nowhere']
  for (const address of addresses) {
    for (const session of [guest, unknown, member]) {
      test(`${address} shows nothing yet to ${session.state}`, () =>
        assert.deepEqual(decide(route('/sub-app/robot'), route(address), { session, menu: ready, link }), {
          kind: 'load',
          what: 'link'
        }))
    }
  }

  test('a second link is taken all the same', () =>
    assert.deepEqual(decide(undefined, route('/dashboard?token=U&role=4'), { session: guest, menu: unasked, link }), {
      kind: 'takeLink',
      link: { token: 'U', role: '4' },
      to: '/dashboard'
    }))
})
