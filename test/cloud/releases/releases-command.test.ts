import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { root, run } from '../../../scripts/support/process.mjs'
import { robot, robotFiles, robotOf, writeReleasable } from '../support/releases.ts'

/* `npm run releases` as a process, against a real cloud. */

let cloud: TestCloud
test.beforeAll(async () => {
  const project = await writeReleasable()
  cloud = await startTestCloud({ taskDays: 1, portal: { build: join(project, 'build'), environment: project } })
})
test.afterAll(() => cloud.close())

const releases = async (args: string[], password: string | undefined = cloud.password) => {
  const access = ['--url', cloud.url, '--account', 'operator@demo.example']
  const env = { ...process.env, PORTAL_PASSWORD: password }
  const { code, output } = await run(process.execPath, [join(root, 'scripts/releases.ts'), ...args, ...access], { env })
  return { code, said: output }
}

test('puts a version in, lists it, takes it back and shows the history', async () => {
  expect((await releases(['list'])).said).toContain(
    `${robot.padEnd(22)}${robotFiles.environment}\n  from the environment`
  )
  const put = await releases(['set', robot, robotFiles.second, '--name', '1.4.2', '--quality', 'silver'])
  expect(put).toMatchObject({ code: 0, said: expect.stringContaining(`${robot}: version 1.4.2 is in force`) })
  expect(await robotOf(cloud.url)).toBe(robotFiles.second)
  expect((await releases(['set', robot, robotFiles.third, '--name', '1.5.0', '--share', '10'])).code).toBe(0)
  expect((await releases(['list'])).said).toMatch(
    /1\.4\.2 for everybody, \d+ bytes, silver, .*by Olivia Hart.*\n {2}1\.5\.0 for 10% of all people, \d+ bytes, not checked/
  )
  expect((await releases(['back', robot])).said).toBe(`${robot}: version 1.5.0 is taken back.\n`)
  expect((await releases(['back', robot])).said).toBe(`${robot}: version 1.4.2 is taken back.\n`)
  expect(await robotOf(cloud.url)).toBe(robotFiles.environment)
  expect((await releases(['history'])).said).toMatch(/1\.5\.0 for 10%.*taken back.*by Olivia Hart\n.*1\.4\.2/)
})

const refused: [what: string, args: string[], password: string | undefined, said: string][] = [
  ['without a command', [], undefined, 'npm run releases -- <command>'],
  ['without a password', ['list'], '', 'No password: set PORTAL_PASSWORD.'],
  ['with a wrong password', ['list'], 'wrong-password-1', 'The cloud refused it: 610001'],
  ['without a name', ['set', robot, robotFiles.second], undefined, 'Give --name.'],
  [
    'for two audiences',
    ['set', robot, '/x.js', '--name', '1', '--share', '5', '--tenants', 'A'],
    undefined,
    'or for people by name'
  ],
  [
    'for a share of more than all',
    ['set', robot, '/x.js', '--name', '1', '--share', '100'],
    undefined,
    '--share is "100"'
  ],
  [
    'with a level that there is not',
    ['set', robot, '/x.js', '--name', '1', '--quality', 'platinum'],
    undefined,
    '--quality is "platinum"'
  ],
  [
    'with an address that is not allowed',
    ['set', robot, 'https://evil.example/x.js', '--name', '1'],
    undefined,
    'origin: https://evil.example'
  ],
  ['where nothing can be taken back', ['back', robot], undefined, `${robot} has no release`]
]
for (const [what, args, password, said] of refused)
  test(`ends with what is wrong ${what}`, async () => {
    const answer = await releases(args, password)
    expect(answer.code).toBe(1)
    expect(answer.said).toContain(said)
  })
