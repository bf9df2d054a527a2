import type { Page } from '@playwright/test'
import { type Answer, hostModule } from '../support/host-module.ts'
import { expect, test } from '../support/portal.ts'

const alertOf = (page: Page) => page.getByRole('main').getByRole('alert')

const policy = 'The security policy of this portal does not allow the application, or an address that it needs.'
const hash = 'Its files are not the ones that were released.'
const format = 'Its file has a mistake in its code, or a format that the portal cannot read.'
const compiled = 'Ask the team of the application to compile it ahead of time.'

type Options = Parameters<typeof hostModule>[3]

const elsewhere = 'https://elsewhere.test'

const reasons: [what: string, answer: Answer, options: Options, text: string, hint: string][] = [
  ['comes from another origin', { file: 'well.js' }, { origin: elsewhere }, policy, 'origins'],
  ['is native and comes from another origin', { file: 'native.mjs' }, { origin: elsewhere }, policy, 'origins'],
  ['calls another origin', { file: 'broken/calls-elsewhere.js' }, {}, policy, 'origins'],
  ['has other bytes', { file: 'well.js' }, { integrity: 'wrong' }, hash, 'hash of the import map'],
  ['is native and has other bytes', { file: 'native.mjs' }, { integrity: 'wrong' }, hash, 'hash of the import map'],
  ['has a syntax error', { file: 'broken/syntax-error.txt' }, {}, format, 'System.register'],
  ['is a CommonJS module', { file: 'broken/common-js.mjs' }, {}, format, 'System.register'],
  ['needs eval in mount', { file: 'broken/needs-eval.js' }, {}, compiled, 'AOT'],
  ['needs eval where it is evaluated', { file: 'broken/needs-eval.mjs' }, {}, compiled, 'AOT'],
  ['tries eval and throws', { file: 'broken/tries-eval.js' }, {}, 'It stopped with an error while starting.', '']
]

for (const [what, answer, options, text, hint] of reasons) {
  test(`a sub-application that ${what} has a panel that says so, and a hint in the console`, async ({
    page,
    complaints,
    cloud,
    visitor
  }) => {
    const warnings: string[] = []
    page.on('console', message => {
      if (message.type() === 'warning') warnings.push(message.text())
    })
    await hostModule(page, cloud.url, answer, options)
    await visitor.open('customer', '/sub-app/robot')
    await expect(alertOf(page)).toContainText(text)
    const hints = warnings.filter(it => it.includes('@portal/robot failed at'))
    expect(hints.length).toBe(hint === '' ? 0 : 1)
    expect(hints.join()).toContain(hint)
    complaints.length = 0
  })
}

test('a native module with a syntax error says so, and retry loads the corrected one', async ({
  page,
  complaints,
  cloud,
  visitor
}) => {
  const module = await hostModule(page, cloud.url, { file: 'native.mjs' })
  module.answerWith({ file: 'broken/native-syntax-error.txt' })
  await visitor.open('customer', '/sub-app/robot')
  await expect(alertOf(page)).toContainText(format)
  module.answerWith({ file: 'native.mjs' })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Native below /sub-app/robot' })).toBeVisible()
  complaints.length = 0
})

test('a file with a hash that can not be fetched is not called another file', async ({
  page,
  complaints,
  cloud,
  visitor
}) => {
  await hostModule(page, cloud.url, { file: 'well.js', status: 404 }, { integrity: 'right' })
  await visitor.open('customer', '/sub-app/robot')
  await expect(alertOf(page)).toContainText('Its files could not be loaded.')
  complaints.length = 0
})

test('a file whose network comes and goes is not called another file', async ({ page, complaints, cloud, visitor }) => {
  await hostModule(page, cloud.url, { file: 'well.js' }, { integrity: 'right' })
  let scripts = 0
  // Of the scripts the second alone gets through, as when the network is there for a moment.
  await page.route(/test-modules/, route => {
    if (route.request().resourceType() === 'fetch') return route.fallback()
    scripts += 1
    return scripts === 2 ? route.fallback() : route.abort('internetdisconnected')
  })
  await visitor.open('customer', '/sub-app/robot')
  await expect(alertOf(page)).toContainText('Its files could not be loaded.')
  complaints.length = 0
})

test('a page that a gateway answers in place of a file is not called another file', async ({
  page,
  complaints,
  cloud,
  visitor
}) => {
  await hostModule(page, cloud.url, { file: 'broken/sign-in-page.html' }, { integrity: 'wrong' })
  await visitor.open('customer', '/sub-app/robot')
  await expect(alertOf(page)).toContainText('Its files could not be loaded.')
  complaints.length = 0
})

test('a panel tells the stage where the texts of reasons can not be loaded', async ({
  page,
  complaints,
  cloud,
  visitor
}) => {
  await hostModule(page, cloud.url, { file: 'broken/syntax-error.txt' })
  await page.route(/\/failure\/\w+-[0-9a-f]+\.json/, route => route.abort())
  await visitor.open('customer', '/sub-app/robot')
  await expect(alertOf(page)).toContainText('Its files could not be loaded.')
  complaints.length = 0
})
