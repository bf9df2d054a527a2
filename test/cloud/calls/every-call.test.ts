import { expect, test } from '@playwright/test'
import WebSocket from 'ws'
import { codes } from '#contract/codes.ts'
import { calls } from '#contract/index.ts'
import { liveCloseCodes, livePath } from '#contract/page/live.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { readAnswer } from '../support/client.ts'

let cloud: TestCloud
test.beforeAll(async () => {
  cloud = await startTestCloud({ taskDays: 1 })
})
test.afterAll(() => cloud.close())

for (const [name, { method, path }] of Object.entries(calls))
  test(`answers ${name}, ${method} ${path}`, async () => {
    const answer = await readAnswer(await fetch(cloud.url + path, { method }))
    expect(answer.status).toBeLessThan(500)
    expect([codes.notFound, codes.methodWrong]).not.toContain(answer.code)
  })

/** Clouds of others answer these by the specification, so that no path of them may change. */
const promised = `
  GET /api/userservice/admin/permission/v1/menu/history
  POST /api/userservice/admin/permission/v1/menu/history
  GET /api/external/base/v1/notice/play_on
  POST /api/external/base/v2/business/tasknumandtrend
  GET /api/external/base/v2/home/robottasktread
  GET /api/external/base/v2/home/robotmileagetread
  GET /api/userservice/admin/language/v1/find_lang
  GET /api/userservice/admin/language/v1/all_lang_md5_list
  POST /api/userservice/admin/language/v1/upload_int_lang_file
  PUT /api/userservice/admin/language/v1/delete_int_lang_file
  GET /api/userservice/admin/language/v1/find_all_lang_list
  GET /api/managercloud/message/v1/count
  POST /api/managercloud/message/v1/list
  PUT /api/managercloud/message/v1
  POST /api/userservice/auth/login_by_cellphone
  POST /api/userservice/auth/login_by_email
  POST /api/userservice/auth/v2/login_by_cellphone
  POST /api/userservice/auth/v2/login_by_email
  POST /api/userservice/auth/v1/logout
  GET /api/userservice/admin/user_local_auth/v1/info
  GET /api/userservice/admin/permission/v1/tree/menu/list
  GET /api/external/base/agreement/v1
  PUT /api/userservice/public/v1/forgot_password
  POST /api/userservice/public/v2/code
  PUT /api/userservice/admin/user_local_auth/v1/email
  PUT /api/userservice/admin/user_local_auth/v1/nickname
  POST /api/userservice/admin/user_local_auth/v1/verification
  PUT /api/userservice/admin/user_local_auth/v1/password
  GET /api/userservice/tool/v1/image_verify
  GET /api/userservice/tool/v1/verify_image_code
  GET /api/managercloud/tenant/robotModelList
  POST /api/userservice/auth/register
  POST /api/appservice/web/qly/event/tracking/v1/record
`

test('the contract has each call of the specification at its path and by its method', () => {
  const described = Object.values(calls).map(({ method, path }) => `${method} ${path}`)
  expect(described).toEqual(expect.arrayContaining(promised.trim().split(/\n\s+/)))
})

test('answers the live channel', async () => {
  const socket = new WebSocket(`${cloud.url.replace('http', 'ws')}${livePath}/unknown-token`)
  const code = await new Promise((resolve, reject) => {
    socket.on('close', resolve).on('error', reject)
  })
  expect(code).toBe(liveCloseCodes.tokenInvalid)
})
