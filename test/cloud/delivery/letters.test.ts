import { expect, test } from '@playwright/test'
import { calls } from '#contract/index.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { send, signIn } from '../support/client.ts'
import { askForCode } from '../support/codes.ts'
import { readMail, startMailServer } from '../support/servers/mail-server.ts'
import { startTextMessageServer } from '../support/servers/text-message-server.ts'

let mail: Awaited<ReturnType<typeof startMailServer>>
let webhook: Awaited<ReturnType<typeof startTextMessageServer>>
let cloud: TestCloud
let token: string
test.beforeAll(async () => {
  mail = await startMailServer()
  webhook = await startTextMessageServer()
  cloud = await startTestCloud({
    taskDays: 1,
    smtpUrl: `smtp://portal:p%40ss%3Aword@127.0.0.1:${mail.port}`,
    smsWebhookUrl: `http://portal:secret@127.0.0.1:${webhook.port}/send`,
    settings: { ADDRESS_LIMIT_FACTOR: 10 }
  })
  token = await signIn(cloud, 'operator')
})
test.afterAll(async () => {
  await cloud.close()
  await mail.stop()
  await webhook.stop()
})

const letters = {
  zh: { subject: '您的验证码', text: /^\d{6} 是您的注册验证码。5分钟内有效，/ },
  en: { subject: 'Your verification code', text: /^\d{6} is your code to register\. It is valid for 5 minutes\. / },
  ja: { subject: '認証コードのお知らせ', text: /^\d{6} はアカウント登録用の認証コードです。有効期間は 5 分です。/ },
  ko: { subject: '인증번호 안내', text: /^회원가입 인증번호는 \d{6}입니다\. 5분 동안 유효합니다\. / },
  th: { subject: 'รหัสยืนยันของคุณ', text: /^\d{6} คือรหัสยืนยันสำหรับลงทะเบียน รหัสนี้ใช้ได้ภายใน 5 นาที / },
  fr: {
    subject: 'Votre code de vérification',
    text: /^\d{6} est votre code pour vous inscrire\. Il est valable 5 minutes\. /
  }
}

const rows: [header: string, language: keyof typeof letters][] = [
  ['zh', 'zh'],
  ['en', 'en'],
  ['ja', 'ja'],
  ['ko', 'ko'],
  ['th', 'th'],
  ['fr', 'fr'],
  ['TH', 'th'],
  ['th-TH', 'th'],
  ['zh-Hant-TW', 'zh'],
  ['de-DE, de;q=0.9, ja;q=0.8, en;q=0.7', 'ja'],
  ['en;q=0.2, ko;q=0.9', 'ko'],
  ['th;q=0, fr;q=0.1', 'fr'],
  ['de, *;q=0.5', 'en'],
  ['*', 'en'],
  ['de', 'en'],
  ['', 'en'],
  [';;q=,%', 'en'],
  ['constructor', 'en'],
  [`${'de, '.repeat(200)}th`, 'en']
]

for (const [index, [header, language]] of rows.entries())
  test(`writes mail and text message in ${language} to who asks for "${header.slice(0, 40)}"`, async () => {
    const [email, cellphone] = [`reader${index}@new.example`, `+336${10_000_000 + index}`]
    const headers = { 'Accept-Language': header }
    for (const to of [email, cellphone])
      expect(await askForCode(cloud.url, to, 'register', token, headers)).toMatchObject({ code: 610000 })
    const { subject, text } = readMail(mail.mails.find(({ to }) => to[0] === email))
    expect(subject).toBe(letters[language].subject)
    expect(text).toMatch(letters[language].text)
    const messages = webhook.messages.map(({ body }) => JSON.parse(body))
    expect(messages.find(({ to }) => to === cellphone)?.text).toMatch(letters[language].text)
  })

test('tells the old mailbox of a change in the language of who made it', async () => {
  const headers = { 'Accept-Language': 'ja' }
  const email = 'op@demo.example'
  await send(cloud.url, calls.verifyIdentity, { token, body: { by: 'password', password: cloud.password } })
  await askForCode(cloud.url, email, 'bind', token, headers)
  const asked = readMail(mail.mails.at(-1))
  expect(asked.text).toContain('この連絡先をアカウントに登録するための認証コードです。')
  const code = /\d{6}/.exec(asked.text)?.[0] ?? ''
  expect(await send(cloud.url, calls.changeEmail, { token, body: { email, code }, headers })).toMatchObject({
    code: 610000
  })
  // The letter goes after the answer.
  await expect.poll(() => mail.mails.at(-1)?.to).toEqual(['operator@demo.example'])
  const told = readMail(mail.mails.at(-1))
  expect(told.subject).toBe('アカウントのメールアドレスが変更されました')
  expect(told.text).toContain('2026年3月12日 12:00（北京時間、UTC+8）に、アカウントのメールアドレスが変更されました。')
})
