import {
  $lookedUp,
  $menu,
  $translateOr,
  changeLanguage,
  environment,
  loadMenu,
  lookUp,
  startSession
} from '@portal/session'
import { assert } from 'chai'
import { menuTree } from '#contract/calls/menu/menu.ts'
import type { Environment } from '#contract/page/environment.ts'
import { item } from '../../elements/support/signed-in.ts'
import { fakeAdapter } from '../../support/fake-adapter.ts'
import { scriptedCloud } from '../../support/scripted-cloud.ts'

const there: NonNullable<Environment['subApps']> = {
  fleet: { title: { en: 'Fleet', fr: 'Flotte' } },
  yard: { title: 'Yard' },
  robot: { title: 'No robot of ours' }
}

/** A session on a page that names the thirteen alone. */
const begin = async () => {
  const cloud = scriptedCloud()
  const asked: string[][] = []
  const server = { isAway: false }
  const adapter = fakeAdapter({
    fetch: cloud.fetch,
    findSubApps: async prefixes => {
      asked.push([...prefixes])
      if (server.isAway) throw new Error('away')
      return { ...there }
    }
  })
  adapter.cookies.write('portal_token', 'good-token', { days: 1, domain: null })
  await startSession(adapter)
  return { cloud, asked, server }
}

suite('Sub-applications that the page does not name', () => {
  test('are asked for once, and are known then with their titles in each language', async () => {
    const { asked } = await begin()
    await lookUp(['fleet', 'gone'])
    await lookUp(['gone', 'fleet'])
    assert.deepEqual(asked, [['fleet', 'gone']])
    // The server tells of more than the question named.
    assert.deepEqual(Object.keys(environment().subApps ?? {}), ['fleet'])
    assert.deepEqual($lookedUp.get(), { absent: ['gone'], failed: [] })
    assert.strictEqual($translateOr.get()('menu.fleet', ''), 'Fleet')
    await changeLanguage('fr')
    assert.strictEqual($translateOr.get()('menu.fleet', ''), 'Flotte')
  })

  test('are known before the menu that leads to them is there', async () => {
    const { cloud, asked } = await begin()
    const named: string[][] = []
    const stop = $menu.listen(({ state }) => {
      if (state === 'ready') named.push(Object.keys(environment().subApps ?? {}))
    })
    const below = item('/sub-app/fleet/list')
    cloud.answers(menuTree, [item('/sub-app/robot'), item('/group', { children: [below] }), item('/sub-app/yard')])
    await loadMenu()
    stop()
    assert.deepEqual(asked, [['fleet', 'yard']])
    assert.deepEqual(named, [['fleet', 'yard']])
  })

  test('are asked for again after the server was away', async () => {
    const { cloud, asked, server } = await begin()
    server.isAway = true
    cloud.answers(menuTree, [item('/sub-app/fleet')])
    await loadMenu()
    assert.deepEqual($menu.get(), { state: 'failed' })
    assert.deepEqual($lookedUp.get(), { absent: [], failed: ['fleet'] })
    server.isAway = false
    cloud.answers(menuTree, [item('/sub-app/fleet')])
    await loadMenu()
    assert.strictEqual($menu.get().state, 'ready')
    assert.deepEqual($lookedUp.get(), { absent: [], failed: [] })
    assert.deepEqual(asked, [['fleet'], ['fleet']])
  })

  test('are no question where the page names all', async () => {
    await startSession(fakeAdapter())
    await lookUp(['fleet'])
    assert.isUndefined($lookedUp.get())
  })
})
