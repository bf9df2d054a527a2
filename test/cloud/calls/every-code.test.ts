import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { codes } from '#contract/codes.ts'
import { calls } from '#contract/index.ts'
import * as limits from '#contract/limits.ts'
import { startTestCloud, type TestCloud, type TestCloudOptions } from '../../../cloud/testing.ts'
import { type Answer, readAnswer, send, signIn, trySignIn } from '../support/client.ts'
import { askForCode, lockForStrangers, otherThan, receiveCode } from '../support/codes.ts'
import { fileOf, upload } from '../support/languages.ts'

const minute = 60_000

let cloud: TestCloud
test.beforeAll(async () => {
  cloud = await startTestCloud({ taskDays: 1 })
})
test.afterAll(() => cloud.close())
test.beforeEach(() => cloud.clock.advance(120 * minute))

const repeated = async (times: number, ask: () => Promise<Answer>): Promise<Answer> => {
  for (let time = 1; time < times; time += 1) await ask()
  return ask()
}

const rawPost = async (path: string, type: string, body: string, token?: string): Promise<Answer> => {
  const headers = { 'Content-Type': type, ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }) }
  return readAnswer(await fetch(cloud.url + path, { method: 'POST', headers, body }))
}

/** Asks a cloud of its own, which something is wrong with. */
const inCloud = async (options: TestCloudOptions, ask: (broken: TestCloud) => Promise<Answer>): Promise<Answer> => {
  const broken = await startTestCloud({ taskDays: 1, logLevel: 'silent', ...options })
  try {
    return await ask(broken)
  } finally {
    await broken.close()
  }
}

const asOperator = () => signIn(cloud, 'operator')
const byCode = (email: string, code: string) => send(cloud.url, calls.signInByEmailV2, { body: { email, code } })

const registerAs = async (name: { cellphone: string } | { email: string }): Promise<Answer> => {
  const to = 'email' in name ? name.email : name.cellphone
  const code = await receiveCode(cloud.url, to, 'register')
  const body = {
    ...name,
    type: 'account' as const,
    code,
    password: 'password-1',
    nickname: 'Again',
    agreed: true as const
  }
  return send(cloud.url, calls.register, { body })
}

const newLanguage = { intLangCode: 'nl', langName: 'Nederlands', mode: 'add' as const }
const uploadFile = async (content: string, name?: string) =>
  upload(cloud.url, await signIn(cloud, 'tenant'), newLanguage, content, name)

const freeSlot = async (token: string) => {
  const day = new Date(cloud.clock.now() + 3 * 24 * 60 * minute).toISOString().slice(0, 10)
  const [first] = (await send(cloud.url, calls.salespersonList, { token, query: { day } })).data
  const slot = first?.slots.find(({ free }) => free)
  if (first === undefined || slot === undefined) throw new Error(`nobody is free on ${day}`)
  return { salespersonId: first.salespersonId, start: slot.start, end: slot.end }
}

const asDistributor = () => signIn(cloud, 'distributor')
const addStore = (token: string, name: string, more: { country?: 'SG' | 'FJ'; storeCode?: string } = {}) =>
  send(cloud.url, calls.createStore, { token, body: { name, city: 'Suva', country: 'SG', ...more } })
const bindToFirst = async (robotIds: number[]) =>
  send(cloud.url, calls.bindRobots, { token: await asDistributor(), body: { storeId: 1, robotIds } })
const unbindFromFirst = async (robotIds: number[]) =>
  send(cloud.url, calls.unbindRobots, { token: await asDistributor(), body: { storeId: 1, robotIds } })
const robotsIn = async (storeId: number): Promise<number[]> => {
  const { data } = await send(cloud.url, calls.robotList, { token: await asDistributor(), query: { storeId } })
  return data.list.map(({ robotId }) => robotId)
}

/** An order of a hospital without other orders, and the serials of its robots: all of them are busy. */
const orderAmongBusyRobots = async () => {
  const token = await asOperator()
  const [hospital] = (await send(cloud.url, calls.dispatchHospitals, { token, query: {} })).data.list
  const storeId = hospital?.storeId ?? 0
  await cloud.query(`delete from dispatch_orders where store_id = ${storeId}`)
  await cloud.query(`update robots set online = true, state = 'busy' where store_id = ${storeId}`)
  const [robot] = (await send(cloud.url, calls.dispatchRobots, { token, query: { storeId } })).data.list
  const create = () =>
    send(cloud.url, calls.createDispatch, { token, body: { storeId, fromWard: 'A', toWard: 'B', goods: 'meals' } })
  const { orderId } = (await create()).data
  const assign = (serial?: string) =>
    send(cloud.url, calls.assignDispatch, { token, body: { orderId, ...(serial === undefined ? {} : { serial }) } })
  return { storeId, serial: robot?.serial ?? '', assign, create }
}

/** A robot in a store, without an open deployment, with some columns set. */
const freshRobot = async (change: string) => {
  const [robot] = await cloud.query(`update robots set ${change} where robot_id = (
    select max(robot_id) from robots where store_id is not null
      and robot_id not in (select robot_id from deployments where state = 'open')) returning robot_id`)
  return { robotId: Number(robot?.robot_id) }
}

const inviteAs = (token: string, to: { cellphone: string } | { email: string; tenantId: number }) =>
  send(cloud.url, calls.invite, { token, body: { ...to, userType: 3, roleId: 1 } })

/** How a real request makes the cloud answer each code. */
const provoked: Partial<Record<keyof typeof codes, () => Promise<Answer>>> = {
  success: async () => send(cloud.url, calls.userInfo, { token: await asOperator() }),
  wrongCredentials: () => trySignIn(cloud.url, 'operator@demo.example', 'wrong'),
  accountInaccessible: () => trySignIn(cloud.url, 'disabled@demo.example', cloud.password),
  userUnactivated: () => trySignIn(cloud.url, 'pending@demo.example', cloud.password),
  internalEmployee: () => trySignIn(cloud.url, 'internal@demo.example', cloud.password),
  accountLocked: async () => {
    await lockForStrangers(cloud.url, 'locked@demo.example')
    return trySignIn(cloud.url, 'locked@demo.example', 'wrong')
  },
  codeWrong: async () =>
    byCode('customer@demo.example', otherThan(await receiveCode(cloud.url, 'customer@demo.example', 'login'))),
  codeNotSent: () =>
    inCloud({ smtpUrl: 'smtp://127.0.0.1:1' }, broken => askForCode(broken.url, 'b@demo.example', 'login')),
  codesSpentToday: () =>
    repeated(11, async () => {
      await cloud.clock.advance(minute)
      return askForCode(cloud.url, 'c@demo.example', 'login')
    }),
  codeExpired: async () => {
    const code = await receiveCode(cloud.url, 'distributor@demo.example', 'login')
    await cloud.clock.advance(6 * minute)
    return byCode('distributor@demo.example', code)
  },
  codeTooSoon: () => repeated(2, () => askForCode(cloud.url, 'e@demo.example', 'login')),
  captchaWrong: () => send(cloud.url, calls.verifyCaptcha, { query: { imageId: 'never-there', imageCode: 'ACDEF' } }),
  identityNotChecked: async () =>
    send(cloud.url, calls.changeNickname, { token: await asOperator(), body: { nickname: 'New' } }),
  cellphoneRegistered: () => registerAs({ cellphone: '+8613800000001' }),
  emailRegistered: () => registerAs({ email: 'operator@demo.example' }),
  cellphoneInvalid: async () => inviteAs(await asOperator(), { cellphone: '+33612345' }),
  invitationsSpent: async () => {
    await cloud.query('update tenants set users_max = 0 where tenant_id = 1')
    return inviteAs(await asOperator(), { email: 'f@demo.example', tenantId: 1 })
  },
  createFailed: async () => {
    await cloud.query('update tenants set stores_max = 0 where tenant_id = 2')
    const body = { tenantId: 2, name: 'One too many', city: 'Suva', country: 'SG' as const }
    return send(cloud.url, calls.createStore, { token: await asOperator(), body })
  },
  enableFailed: async () => {
    const token = await asOperator()
    const { userId } = (await send(cloud.url, calls.userInfo, { token })).data
    return send(cloud.url, calls.disableExternalAccount, { token, body: { userId } })
  },
  ownPasswordWrong: async () =>
    send(cloud.url, calls.verifyIdentity, { token: await asOperator(), body: { by: 'password', password: 'wrong' } }),
  tokenInvalid: () => send(cloud.url, calls.userInfo, { token: 'unknown' }),
  tokenMissing: () => send(cloud.url, calls.userInfo),
  permissionMissing: async () => {
    const body = { title: 'Hello', content: 'World', to: 'all' as const }
    return send(cloud.url, calls.sendMessage, { token: await signIn(cloud, 'nobody'), body })
  },
  notFound: async () => readAnswer(await fetch(`${cloud.url}/api/nothing`)),
  methodWrong: async () => readAnswer(await fetch(cloud.url + calls.userInfo.path, { method: 'PUT' })),
  unknownException: () =>
    inCloud({}, async broken => {
      const token = await signIn(broken, 'operator')
      await broken.query('drop table menu_visits')
      return send(broken.url, calls.menuHistory, { token, query: {} })
    }),
  accessTooFrequent: () => repeated(11, () => send(cloud.url, calls.captchaImage, { query: { kind: 'question' } })),
  parameterMissing: () => rawPost(calls.signInByEmail.path, 'application/x-www-form-urlencoded', 'password=x'),
  parameterIllegal: () => trySignIn(cloud.url, 'nonsense', 'wrong'),
  recordExists: async () => {
    const token = await asOperator()
    const body = await freeSlot(token)
    return repeated(2, () => send(cloud.url, calls.bookAppointment, { token, body }))
  },
  recordNotFound: async () =>
    send(cloud.url, calls.readMessage, { token: await asOperator(), query: { messageRecordId: 999_999_999 } }),
  updateFailed: async () => {
    const token = await asOperator()
    const slot = await freeSlot(token)
    const { appointmentId } = (await send(cloud.url, calls.bookAppointment, { token, body: slot })).data
    await send(cloud.url, calls.cancelAppointment, { token, body: { appointmentId } })
    return send(cloud.url, calls.moveAppointment, { token, body: { ...slot, appointmentId } })
  },
  deleteFailed: async () => {
    const token = await asOperator()
    const { appointmentId } = (await send(cloud.url, calls.bookAppointment, { token, body: await freeSlot(token) }))
      .data
    return repeated(2, () => send(cloud.url, calls.cancelAppointment, { token, body: { appointmentId } }))
  },
  fileFormatWrong: async () =>
    rawPost(calls.taskCountAndTrend.path, 'application/json', `"${'x'.repeat(70_000)}"`, await asOperator()),
  fileEmpty: () => uploadFile(''),
  uploadFailed: () => uploadFile(`{"sso":{"a":"${'x'.repeat(limits.languageFileBytesMax)}"}}`),
  fileIllegal: () => uploadFile(fileOf({ a: 'b' }), 'xx.txt'),
  illegalCharacters: () => uploadFile(fileOf({ a: '<script>alert(1)</script>' })),
  storeEditForbidden: async () => addStore(await signIn(cloud, 'nobody'), 'Nowhere'),
  storeNotFound: async () =>
    send(cloud.url, calls.storeDetail, { token: await asOperator(), query: { storeId: 999_999_999 } }),
  storeNameExists: async () => addStore(await asDistributor(), 'Harbourlight ORCHARD'),
  storeIdExists: async () => addStore(await asDistributor(), 'Another Orchard', { storeCode: 'sg-0002' }),
  storeIdNotMade: async () => {
    const token = await asDistributor()
    await addStore(token, 'The last of Fiji', { country: 'FJ', storeCode: 'FJ-9999' })
    return addStore(token, 'One too many', { country: 'FJ' })
  },
  storeCountryFixed: async () => {
    const body = { storeId: 1, name: 'Harbourlight Marina Bay', city: 'Singapore', country: 'MY' as const }
    return send(cloud.url, calls.updateStore, { token: await asDistributor(), body })
  },
  storeWithRobots: async () =>
    send(cloud.url, calls.deleteStore, { token: await asDistributor(), body: { storeId: 1 } }),
  robotNotFound: async () => bindToFirst([999_999_999]),
  robotOffline: async () => {
    const { storeId, serial, assign } = await orderAmongBusyRobots()
    await cloud.query(`update robots set online = false where store_id = ${storeId}`)
    return assign(serial)
  },
  serialInvalid: async () =>
    send(cloud.url, calls.robotLocks, { token: await asOperator(), query: { serial: 'no serial' } }),
  robotBusy: async () => {
    const { serial, assign } = await orderAmongBusyRobots()
    return assign(serial)
  },
  noRobotAvailable: async () => (await orderAmongBusyRobots()).assign(),
  queueFull: async () => repeated(limits.dispatchQueueMax, (await orderAmongBusyRobots()).create),
  storeForbidden: async () =>
    send(cloud.url, calls.storeDetail, { token: await signIn(cloud, 'nobody'), query: { storeId: 1 } }),
  bindingForbidden: async () =>
    send(cloud.url, calls.bindRobots, { token: await signIn(cloud, 'nobody'), body: { storeId: 1, robotIds: [1] } }),
  unbindingForbidden: async () =>
    send(cloud.url, calls.unbindRobots, { token: await signIn(cloud, 'nobody'), body: { storeId: 1, robotIds: [1] } }),
  robotInStore: async () => bindToFirst(await robotsIn(1)),
  robotInOtherStore: async () => bindToFirst((await robotsIn(2)).slice(0, 1)),
  robotNotInStore: async () => unbindFromFirst((await robotsIn(2)).slice(0, 1)),
  robotsNotUnbound: async () => unbindFromFirst(await robotsIn(2)),
  robotOfOthers: async () => {
    const [robot] = await cloud.query('select robot_id from robots where tenant_id = 2 limit 1')
    const body = { storeId: 1, robotIds: [Number(robot?.robot_id)] }
    return send(cloud.url, calls.bindRobots, { token: await asOperator(), body })
  },
  storesNotBound: async () => {
    const { list } = (await send(cloud.url, calls.robotList, { token: await asDistributor(), query: { storeId: 2 } }))
      .data
    return bindToFirst(list.map(({ robotId }) => robotId))
  },
  robotWithoutStore: async () => {
    const robot = await freshRobot('store_id = null')
    return send(cloud.url, calls.startDeployment, { token: await asOperator(), body: robot })
  },
  robotNotActivated: async () => {
    const robot = await freshRobot(`online = true, state = 'inactive'`)
    const token = await asOperator()
    const { deploymentId } = (await send(cloud.url, calls.startDeployment, { token, body: robot })).data
    const take = (step: 'unpacked' | 'network' | 'activated') =>
      send(cloud.url, calls.takeDeploymentStep, { token, body: { deploymentId, step, act: 'done' } })
    await take('unpacked')
    await take('network')
    return take('activated')
  },
  languageEditForbidden: async () => upload(cloud.url, await signIn(cloud, 'nobody'), newLanguage, fileOf({ a: 'b' })),
  languageDeleteForbidden: async () =>
    send(cloud.url, calls.deleteLanguageFile, { token: await asOperator(), body: { intLangCode: 'en' } }),
  languageOperationForbidden: async () => send(cloud.url, calls.languageList, { token: await signIn(cloud, 'nobody') }),
  unsupportedEncoding: async () => rawPost(calls.taskCountAndTrend.path, 'text/plain', '{"days":7}', await asOperator())
}

/** Codes that are provoked elsewhere, by a file that says so; one that is provoked here may not stay in this list. */
const elsewhere: Partial<Record<keyof typeof codes, string>> = {
  materialGroupNameExists: 'materials/material-groups.test.ts',
  materialForbidden: 'materials/material-groups.test.ts',
  materialGroupForbidden: 'materials/material-groups.test.ts',
  materialNotFound: 'materials/material-groups.test.ts',
  materialGroupNotFound: 'materials/material-groups.test.ts',
  materialOfOthers: 'materials/materials.test.ts',
  materialGroupOfOthers: 'materials/material-groups.test.ts',
  exportFailed: 'exports/exports.test.ts',
  nothingToExport: 'exports/exports.test.ts',
  clientInfoMissing: 'ota/ota.test.ts',
  robotUnreachable: 'ota/ota.test.ts',
  robotActivated: 'robot-registry/robot-registry.test.ts',
  robotAnswerLate: 'robot-settings/remote-settings.test.ts',
  versionExists: 'ota/ota.test.ts',
  appVersionMissing: 'ota/ota.test.ts',
  noNewSoftware: 'ota/ota.test.ts',
  upgradingAlready: 'ota/ota.test.ts',
  nameExists: 'scenes/scenes.test.ts',
  sceneHasRobots: 'scenes/scenes.test.ts',
  mapFileWrong: 'scenes/scenes.test.ts',
  pointNamesTwice: 'scenes/scenes.test.ts',
  floorIdNotNumber: 'scenes/scenes.test.ts',
  serviceDeskIdNotNumber: 'scenes/scenes.test.ts',
  nameMissing: 'scenes/scenes.test.ts',
  sceneNotFound: 'scenes/scenes.test.ts',
  deletedAlready: 'scenes/scenes.test.ts',
  rollOutRunning: 'ota/ota.test.ts',
  rollOutsBusy: 'ota/ota.test.ts',
  robotTimeout: 'ota/ota.test.ts',
  noUsableVersion: 'ota/ota.test.ts',
  upgradeUnavailable: 'ota/ota.test.ts',
  upgradeRepeated: 'ota/ota.test.ts',
  upgradeDuringTask: 'ota/ota.test.ts',
  upgradesBusy: 'ota/ota.test.ts',
  sameVersion: 'resource-packages/resource-packages.test.ts',
  packageTooOld: 'resource-packages/package-files.test.ts',
  cruisePackage: 'resource-packages/package-uploads.test.ts',
  packageFormatWrong: 'resource-packages/package-files.test.ts',
  foreignPackage: 'resource-packages/resource-packages.test.ts',
  noPreviousVersion: 'resource-packages/resource-packages.test.ts',
  exportedAsZipOnly: 'resource-packages/resource-packages.test.ts',
  typesDiffer: 'resource-packages/package-files.test.ts',
  packageUnpublished: 'resource-packages/resource-packages.test.ts',
  packageInfoMissing: 'resource-packages/package-files.test.ts',
  fileDamaged: 'resource-packages/package-files.test.ts',
  archiveUnreadable: 'resource-packages/package-files.test.ts',
  archiveContentWrong: 'resource-packages/package-files.test.ts',
  contentIncomplete: 'resource-packages/package-files.test.ts',
  packageFormatUnsupported: 'resource-packages/package-files.test.ts',
  serviceUnavailable: 'faults/postgres-faults.test.ts',
  storeIdConflict: 'stores/stores.test.ts'
}

for (const [name, ask] of Object.entries(provoked))
  test(`answers ${name}`, async () => {
    expect((await ask()).code).toBe(codes[name as keyof typeof codes])
  })

test('provokes every named code here, or says where or why not', () => {
  const places = [provoked, elsewhere].flatMap(it => Object.keys(it))
  expect(places.toSorted()).toEqual(Object.keys(codes).toSorted())
  for (const [name, file] of Object.entries(elsewhere)) {
    const text = readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')
    expect(text, `${name} in ${file}`).toContain(String(codes[name as keyof typeof codes]))
  }
})
