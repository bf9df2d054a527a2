import type { CDPSession } from '@playwright/test'

/** The whole heap as V8 tells of it, in the format that the browser's own tools read. */
export const snapshotOf = async (inspector: CDPSession): Promise<string> => {
  const chunks: string[] = []
  const take = ({ chunk }: { chunk: string }): void => void chunks.push(chunk)
  inspector.on('HeapProfiler.addHeapSnapshotChunk', take)
  await inspector.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  inspector.off('HeapProfiler.addHeapSnapshotChunk', take)
  return chunks.join('')
}

type Snapshot = {
  snapshot: { meta: { node_fields: string[]; node_types: [string[], ...unknown[]] } }
  nodes: number[]
}

/** Bytes that V8 made from the scripts: byte code, machine code, and V8's notes for both. */
export const sumOfCode = (text: string): number => {
  const { snapshot, nodes } = JSON.parse(text) as Snapshot
  const { node_fields: fields, node_types: types } = snapshot.meta
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')]
  const code = types[0].indexOf('code')
  let sum = 0
  for (let at = 0; at < nodes.length; at += fields.length) {
    if (nodes[at + type] === code) sum += nodes[at + size] ?? 0
  }
  return sum
}
