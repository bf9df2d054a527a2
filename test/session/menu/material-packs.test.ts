import { $permissions, $user, loadUser, readUserAnew, startSession } from '@portal/session'
import { assert } from 'chai'
import { type User, userInfo } from '#contract/calls/identity/sign-in.ts'
import { robotModelList } from '#contract/calls/robots/robots.ts'
import { fakeAdapter } from '../../support/fake-adapter.ts'
import { envelopeOf, scriptedCloud } from '../../support/scripted-cloud.ts'

const cloud = scriptedCloud()
const adapter = fakeAdapter({ fetch: cloud.fetch })

const packs = ['resourceweb:materialPacks', 'resourceweb:materialPacks:list']

const userWith = (perms: string[]): User => ({
  userId: 1,
  nickname: 'Ada',
  email: null,
  cellphone: null,
  userType: 4,
  tenantId: 7,
  tenantName: null,
  country: null,
  hasPassword: true,
  perms,
  perm: perms.join(',')
})

const model = (name: string) => ({ model: name, robotKind: 'cruise' as const })

let session = 0
/** A page that finds a stored token and asks whose it is. */
const arrive = async (): Promise<void> => {
  session += 1
  adapter.cookies.write('portal_token', `token-${session}`, { days: 1, domain: null })
  adapter.jar.delete('portal_token_expiry')
  adapter.hearFromTab({ kind: 'session' })
  await loadUser()
}
const leave = (): void => {
  adapter.jar.delete('portal_token')
  adapter.hearFromTab({ kind: 'session' })
}

suite('Permissions for material packs', () => {
  suiteSetup(() => startSession(adapter))
  setup(() => {
    leave()
    cloud.asked.length = 0
    cloud.answers(userInfo, userWith(['robot', ...packs]))
  })
  const asksForModels = () => cloud.asked.filter(it => it.endsWith(robotModelList.path)).length

  test('count with a robot that shows material packs', async () => {
    cloud.answers(robotModelList, [model('T8'), model('T10S')])
    await arrive()
    assert.deepEqual($permissions.get(), ['robot', ...packs])
    assert.strictEqual(asksForModels(), 1)
  })

  test('do not count without one, whatever a cloud sends', async () => {
    cloud.answers(robotModelList, [model('T8'), model('T100')])
    await arrive()
    assert.deepEqual($permissions.get(), ['robot'])
    assert.strictEqual($user.get()?.perm, 'robot')
    assert.isUndefined($user.get()?.withheld)
  })

  test('are the only ones for which the models are asked for', async () => {
    cloud.answers(userInfo, userWith(['robot', 'resourceweb', 'resourceweb:scenes']))
    await arrive()
    assert.strictEqual(asksForModels(), 0)
  })

  const failures: [what: string, fail: () => void][] = [
    ['that are refused', () => cloud.answersBy(robotModelList, () => envelopeOf(null, 610521))],
    ['that do not come', () => cloud.answersBy(robotModelList, () => Promise.reject(new TypeError('no network')))],
    ['that are no list', () => cloud.answers(robotModelList, { hostile: { model: 'T10' } })],
    [
      'of more than any maker has',
      () =>
        cloud.answers(
          robotModelList,
          Array.from({ length: 1_001 }, () => model('T10'))
        )
    ]
  ]
  for (const [what, fail] of failures)
    test(`do not count with models ${what}, until they are asked for again`, async () => {
      fail()
      await arrive()
      assert.deepEqual($permissions.get(), ['robot'])
      assert.deepEqual($user.get()?.withheld, packs)
      cloud.answers(robotModelList, [model('T11')])
      await readUserAnew()
      assert.deepEqual($permissions.get(), ['robot', ...packs])
      assert.isUndefined($user.get()?.withheld)
    })

  test('are asked for again when the person comes back to the tab, and only where something waits', async () => {
    cloud.answersBy(robotModelList, () => envelopeOf(null, 610521))
    await arrive()
    cloud.answers(robotModelList, [model('T10')])
    const counting = new Promise<void>(resolve => {
      const stop = $permissions.listen(perms => {
        if (!perms.includes('resourceweb:materialPacks')) return
        stop()
        resolve()
      })
    })
    adapter.comeBack('visible')
    await counting
    const before = asksForModels()
    adapter.comeBack('visible')
    await readUserAnew()
    assert.strictEqual(asksForModels(), before + 1)
  })

  test('follow robots that went, as soon as the user is asked for anew', async () => {
    cloud.answers(robotModelList, [model('T10')])
    await arrive()
    cloud.answers(robotModelList, [model('T8')])
    await readUserAnew()
    assert.deepEqual($permissions.get(), ['robot'])
  })
})
