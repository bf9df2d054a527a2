import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Environment, ImportMap } from '#contract/page/environment.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { test as base } from './portal.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** An environment of a test's own, beside the build that every test shares. */
export type Site = {
  /** Replaces the import map, as `npm run importmap` does while the cloud runs. */
  writeMap: (imports: Record<string, string | undefined>) => Promise<void>
}

type DeliverySettings = { smtpUrl?: string; smsWebhookUrl?: string }
type Changes = {
  environment?: Partial<Environment>
  imports?: Record<string, string | undefined>
  /** The delivery settings of production; both when left out. */
  delivery?: DeliverySettings
}

const readJson = async (name: string) => JSON.parse(await readFile(join(root, name), 'utf8'))

/** Production does not start without a delivery setting. Nothing is sent here. */
export const deliverySettings = { smtpUrl: 'smtp://127.0.0.1:9', smsWebhookUrl: 'http://portal:secret@127.0.0.1:9/' }

const deliverySettingsOf = (changes: Changes | (() => Promise<Changes>)): DeliverySettings =>
  typeof changes !== 'function' && changes.environment?.mode === 'production'
    ? (changes.delivery ?? deliverySettings)
    : {}

/** The local environment with changes, or with a function that makes them. An `undefined` module is left out of its map. */
export const testAt = (changes: Changes | (() => Promise<Changes>)) =>
  base.extend<object, { site: Site & { folder: string }; cloud: TestCloud }>({
    site: [
      // biome-ignore lint/correctness/noEmptyPattern: the runner reads a fixture's needs from this pattern
      async ({}, use) => {
        const { environment = {}, imports = {} } = typeof changes === 'function' ? await changes() : changes
        const folder = await mkdtemp(join(tmpdir(), 'portal-site-'))
        const { imports: local }: ImportMap = await readJson('importmap.json')
        const writeMap = async (changes: Record<string, string | undefined>) => {
          const next = join(folder, 'importmap.json.next')
          await writeFile(next, JSON.stringify({ imports: { ...local, ...changes } }))
          await rename(next, join(folder, 'importmap.json'))
        }
        await writeMap(imports)
        // Production refuses the workplace for development.
        const { welcome: _, workplaceSignIn: __, ...rest } = await readJson('environment.json')
        // Production has no centre whose keys are made at the start.
        const closed = environment.mode === 'production' ? { cleaningCentre: null } : {}
        await writeFile(join(folder, 'environment.json'), JSON.stringify({ ...rest, ...closed, ...environment }))
        await use({ folder, writeMap })
        await rm(folder, { recursive: true })
      },
      { scope: 'worker' }
    ],
    cloud: [
      async ({ site }, use) => {
        const cloud = await startTestCloud({
          ...deliverySettingsOf(changes),
          portal: { build: join(root, 'build'), environment: site.folder },
          settings: { ADDRESS_LIMIT_FACTOR: 1_000, SESSIONS_PER_USER: 1_000 },
          taskDays: 1
        })
        await use(cloud)
        await cloud.close()
      },
      { scope: 'worker', timeout: 120_000 }
    ]
  })

/** A file of test/e2e/modules. */
export const moduleFile = (name: string): string => fileURLToPath(new URL(`../modules/${name}`, import.meta.url))
