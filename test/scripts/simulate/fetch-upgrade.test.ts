import { generateKeyPairSync, sign } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { signedText } from '#contract/calls/ota/signed-text.ts'
import type { UpgradePart } from '#contract/calls/robot-requests/robot-requests.ts'
import { whyNotTaken, withUpgrade } from '../../../scripts/simulate/fetch-upgrade.ts'
import type { FetchedFile } from '../../../scripts/simulate/robot-cloud.ts'

/* What a simulated robot does with the files of an upgrade. */

const pair = generateKeyPairSync('ed25519')
const keys = [{ keyId: 'one', publicKey: pair.publicKey.export({ type: 'spki', format: 'pem' }).toString() }]
const facts = { name: 'Arm control', version: '2.0.0', size: 7, sha256: 'a'.repeat(64) }
const value = sign(null, Buffer.from(signedText(facts)), pair.privateKey).toString('base64')
const part: UpgradePart = {
  ...facts,
  fileName: 'arm.bin',
  file: { versionId: 3, signature: { keyId: 'one', value } }
}
const whole: FetchedFile = { size: 7, sha256: facts.sha256 }

const cases: [name: string, part: UpgradePart, fetched: FetchedFile | undefined, failure: string | undefined][] = [
  ['a file as it was named', part, whole, undefined],
  ['a file that is gone', part, undefined, 'network'],
  ['a shorter file', part, { ...whole, size: 6 }, 'checksum'],
  ['another file', part, { ...whole, sha256: 'b'.repeat(64) }, 'checksum'],
  ['a file that was signed as another version', { ...part, version: '2.0.1' }, whole, 'refused'],
  [
    'a file that was signed by an unknown key',
    { ...part, file: { versionId: 3, signature: { keyId: 'two', value } } },
    whole,
    'refused'
  ]
]
for (const [name, ofUpgrade, fetched, failure] of cases)
  test(`a robot ${failure === undefined ? 'takes' : 'does not take'} ${name}`, () => {
    expect(whyNotTaken(ofUpgrade, fetched, keys)).toBe(failure)
  })

const request = {
  ...({ requestId: 5, serial: 'R1', state: 'taken', progress: 90 } as const),
  ask: { kind: 'upgrade', version: 'V2.0.0', parts: [part, { ...part, name: 'Older', file: null }] } as const
}
const done = { requestId: 5, state: 'done', answer: { kind: 'upgrade', version: 'V2.0.0' } } as const
const cloudWith = (fetched: FetchedFile | undefined, asked: object[] = []) => ({
  softwareKeys: async () => keys.map(key => ({ ...key, fingerprint: '', createTime: 0, replaceTime: null })),
  softwareFile: async (query: object) => {
    asked.push(query)
    return fetched
  }
})

test('a robot fetches each file once before it says that it is done, and reports why it failed', async () => {
  const asked: object[] = []
  const files = new Set<string>()
  const ask = { ...request.ask, parts: [...request.ask.parts] }
  const report = () => withUpgrade(cloudWith(whole, asked), { files }, { ...request, ask }, done)
  expect(await report()).toEqual(done)
  expect(await report()).toEqual(done)
  expect(asked).toEqual([{ requestId: 5, versionId: 3 }])
  const other = await withUpgrade(cloudWith({ ...whole, size: 6 }), { files: new Set() }, { ...request, ask }, done)
  expect(other).toEqual({ requestId: 5, state: 'failed', failure: 'checksum' })
})
