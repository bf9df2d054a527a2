import { createHash } from 'node:crypto'
import type { SoftwareKind } from '#contract/calls/ota/software.ts'
import { day } from '../../clock.ts'
import type { Database } from '../../database/open.ts'
import { modelsOf } from '../../demo/organisation.ts'
import { randomFrom, seed } from '../../random.pure.ts'
import { addMachineVersion } from './sql/machine-versions.ts'
import { addSoftware, addVersion } from './sql/software.ts'

type DemoSoftware = {
  kind: SoftwareKind
  name: string
  maker: string
  models: readonly string[]
  file: string
  versions: readonly string[]
  /** The name of what every version but the first needs, and from which version on. */
  needs?: readonly [name: string, atLeast: string]
}

const every: readonly string[] = []
const cleaning = modelsOf.cleaning
const delivery = [...modelsOf.delivery, ...modelsOf.snack, ...modelsOf.cruise]

const pieces: readonly DemoSoftware[] = [
  { kind: 'client', name: 'Pager', maker: '', models: every, file: 'pager.apk', versions: ['3.1.0', '3.2.0'] },
  { kind: 'client', name: 'Robot screen', maker: '', models: every, file: 'screen.apk', versions: ['5.0.2', '5.1.0'] },
  {
    kind: 'external',
    name: 'Lidar driver',
    maker: 'Lumen Optics',
    models: every,
    file: 'lidar.bin',
    versions: ['1.8.0', '1.9.3']
  },
  {
    kind: 'external',
    name: 'Voice engine',
    maker: 'Parlor Speech',
    models: delivery,
    file: 'voice.zip',
    versions: ['2.4.1']
  },
  {
    kind: 'package',
    name: 'Motion control',
    maker: '',
    models: every,
    file: 'motion.tar.gz',
    versions: ['1.6.10', '1.7.0'],
    needs: ['Lidar driver', '1.9.0']
  },
  {
    kind: 'package',
    name: 'Cleaning plan',
    maker: '',
    models: cleaning,
    file: 'cleaning.tar.gz',
    versions: ['1.2.0', '1.3.0'],
    needs: ['Motion control', '1.6.0']
  }
]

/** The notes of each version, as its maker would write them. */
const notesOf = (name: string, version: string): string => `${name} ${version}: steadier turns and shorter waits.`

type Added = { name: string; version: string; versionId: number }

const putSoftware = async (transaction: Database, time: number): Promise<Added[]> => {
  const ids = new Map<string, number>()
  const added: Added[] = []
  for (const { versions, needs, file, ...piece } of pieces) {
    const softwareId = await addSoftware(transaction, {
      ...piece,
      models: [...piece.models],
      createTime: time - 200 * day,
      demo: true
    })
    if (softwareId === undefined) continue
    ids.set(piece.name, softwareId)
    for (const [index, version] of versions.entries()) {
      const random = randomFrom(seed, 'version', piece.name, version)
      const needed = needs && index > 0 ? ids.get(needs[0]) : undefined
      const versionId = await addVersion(transaction, {
        softwareId,
        version,
        fileName: file.replace('.', `-${version}.`),
        size: random.between(4, 400) * 1_024 * 1_024,
        sha256: createHash('sha256').update(`${piece.name} ${version}`).digest('hex'),
        notes: notesOf(piece.name, version),
        needs: needed === undefined || needs === undefined ? [] : [{ softwareId: needed, atLeast: needs[1] }],
        createTime: time - (versions.length - index) * 30 * day,
        userId: null
      })
      if (versionId !== undefined) added.push({ name: piece.name, version, versionId })
    }
  }
  return added
}

/** Puts software, its versions, and sets of them into the portal. */
export const putOta = async (transaction: Database, time: number): Promise<void> => {
  const added = await putSoftware(transaction, time)
  const idsOf = (...wanted: readonly (readonly [name: string, version: string])[]): number[] =>
    wanted.flatMap(([name, version]) => added.find(it => it.name === name && it.version === version)?.versionId ?? [])
  const base = [['Lidar driver', '1.9.3'] as const, ['Robot screen', '5.1.0'] as const]
  const sets = [
    {
      version: 'V1.6.10',
      models: delivery,
      ids: idsOf(['Motion control', '1.6.10'], ['Voice engine', '2.4.1'], ...base),
      state: 'released'
    },
    { version: 'V1.7.0', models: delivery, ids: idsOf(['Motion control', '1.7.0'], ...base), state: 'released' },
    {
      version: 'V1.7.1',
      models: [...cleaning],
      ids: idsOf(['Motion control', '1.7.0'], ['Cleaning plan', '1.3.0'], ...base),
      state: 'draft'
    }
  ] as const
  for (const [index, { ids, models, ...machine }] of sets.entries())
    await addMachineVersion(
      transaction,
      {
        ...machine,
        models: [...models],
        notes: '',
        createTime: time - (sets.length - index) * 10 * day,
        userId: null,
        demo: true
      },
      ids
    )
}
