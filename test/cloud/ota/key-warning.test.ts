import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { calls } from '#contract/index.ts'
import { startTestCloud } from '../../../cloud/testing.ts'
import { send, signIn } from '../support/client.ts'
import { environment, writeProject } from '../support/files/portal-files.ts'

/* A portal in production whose private key for software can be read in the database. */

const passphrase = 'a-passphrase-for-tests'

/** The lines of the log about the key, and the page of the key as a person who replaces it reads it. */
const startedIn = async (mode: 'development' | 'production', withPassphrase: boolean) => {
  const log: string[] = []
  const site = await writeProject({ 'environment.json': JSON.stringify({ ...environment, mode }) })
  const cloud = await startTestCloud({
    taskDays: 1,
    portal: { build: join(site, 'build'), environment: site },
    ...(withPassphrase ? { settings: { SOFTWARE_KEY_PASSPHRASE: passphrase } } : {}),
    smtpUrl: 'smtp://127.0.0.1:9',
    logTo: { write: line => void log.push(line) }
  })
  const token = await signIn(cloud, 'operator')
  const risk = async () => (await send(cloud.url, calls.softwareKeys, { token })).data.risk
  return { cloud, risk, warnings: log.filter(line => line.includes('SOFTWARE_KEY_PASSPHRASE')) }
}

const rows: [mode: 'development' | 'production', withPassphrase: boolean, risk: string | null, warnings: number][] = [
  ['production', false, 'noPassphrase', 1],
  ['production', true, null, 0],
  ['development', false, null, 0]
]
for (const [mode, withPassphrase, risk, warnings] of rows)
  test(`in ${mode} ${withPassphrase ? 'with' : 'without'} a passphrase the log has ${warnings} warnings`, async () => {
    const started = await startedIn(mode, withPassphrase)
    expect(await started.risk()).toBe(risk)
    expect(started.warnings).toHaveLength(warnings)
    await started.cloud.close()
  })

test('a key that was made before the passphrase is told until it is replaced', async () => {
  const { cloud, risk } = await startedIn('production', true)
  await risk()
  await cloud.query(`update software_keys set private_key = '-----BEGIN PRIVATE KEY-----'`)
  expect(await risk()).toBe('readableKey')
  const token = await signIn(cloud, 'operator')
  const [key] = (await send(cloud.url, calls.softwareKeys, { token })).data.list
  await send(cloud.url, calls.replaceSoftwareKey, { token, body: { keyId: key?.keyId ?? '' } })
  expect(await risk()).toBeNull()
  await cloud.close()
})
