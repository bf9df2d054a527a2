import { FileChanged } from '@portal/session'
import { assert } from 'chai'
import type { TextCoding } from '#contract/csv/text-coding.ts'
import { createTableFile } from '#kit/portal/create-table-file.ts'
import { until } from '../support/page.ts'

const nothing = { counts: { added: 0, changed: 0, same: 0 }, rows: [], problems: [], problemCount: 0 }

const made = () => {
  const sent: { mode: string; coding: TextCoding | undefined }[] = []
  const file = createTableFile(() => ({
    send: async (_file, mode, coding) => {
      sent.push({ mode, coding })
      return { ...nothing, imported: mode === 'import' }
    },
    onImported: () => undefined
  }))
  return { file, sent }
}

/** "name" and "東京" in Shift_JIS. */
const japanese = new Uint8Array([0x6e, 0x61, 0x6d, 0x65, 0x0a, 0x93, 0x8c, 0x8b, 0x9e])

suite('A file of rows', () => {
  test('shows its first rows in the coding that was found or chosen, and the coding travels with it', async () => {
    const { file, sent } = made()
    file.choose(new File([japanese], 'a.csv'))
    await until(() => file.get().preview !== undefined)
    assert.deepEqual(file.get().preview, { coding: 'shift_jis', rows: [['name'], ['東京']] })
    file.readIn('utf-8')
    assert.deepEqual(file.get().preview, { coding: 'utf-8', rows: undefined })
    file.readIn('shift_jis')
    file.look()
    await until(() => file.get().findings !== undefined)
    assert.deepEqual(sent, [{ mode: 'preview', coding: 'shift_jis' }])
  })

  test('says that it changed, and is not sent', async () => {
    const { file, sent } = made()
    const chosen = new File([japanese], 'a.csv')
    file.choose(chosen)
    await until(() => file.get().preview !== undefined)
    chosen.arrayBuffer = () => Promise.reject(new DOMException('', 'NotReadableError'))
    file.look()
    await until(() => file.get().error !== undefined)
    assert.instanceOf(file.get().error, FileChanged)
    assert.deepEqual(sent, [])
  })

  test('that is larger than the cloud takes is not read before it is sent', async () => {
    const { file } = made()
    const large = new File([new Uint8Array(1_024 * 1_024 + 1)], 'a.csv')
    let reads = 0
    large.arrayBuffer = async () => {
      reads += 1
      return new ArrayBuffer(0)
    }
    file.choose(large)
    await new Promise(resolve => setTimeout(resolve, 10))
    assert.strictEqual(reads, 0)
  })
})
